package dev.straightway.runtime.provider;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.RuntimeType;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.Feature;
import jakarta.ws.rs.core.FeatureContext;
import jakarta.ws.rs.ext.ExceptionMapper;

import org.junit.jupiter.api.Test;

class RegistrationsTest {

    private final AtomicInteger made = new AtomicInteger();
    private final Registrations registrations = new Registrations(this::make);

    private Object make(Class<?> type) {
        made.incrementAndGet();
        try {
            return type.getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private List<Class<?>> requestFilters() {
        return registrations.sorted(ContainerRequestFilter.class).stream().<Class<?>> map(Registration::type).toList();
    }

    @Test
    void sortsByPriorityThenByTheOrderOfRegistration() {
        registrations.add(Filters.Last.class);
        registrations.add(Filters.Middle.class);
        registrations.add(Filters.SecondMiddle.class);
        registrations.add(Filters.First.class);
        assertThat(requestFilters()).containsExactly(Filters.First.class, Filters.Middle.class, Filters.SecondMiddle.class,
                Filters.Last.class);
    }

    @Test
    void makesAnInstanceWhenItIsFirstUsedAndOnce() {
        registrations.add(Filters.First.class);
        assertThat(made).hasValue(0);
        Registration registration = registrations.sorted(ContainerRequestFilter.class).get(0);
        assertThat(registration.instance()).isInstanceOf(Filters.First.class).isSameAs(registration.instance());
        assertThat(registrations.sorted(ContainerResponseFilter.class).get(0).instance()).isSameAs(registration.instance());
        assertThat(made).hasValue(1);
    }

    @Test
    void leavesOutTheSecondRegistrationOfAClass() {
        Filters.First instance = new Filters.First();
        registrations.addInstance(instance);
        registrations.add(Filters.First.class, Map.of(ContainerRequestFilter.class, 1));
        registrations.addInstance(new Filters.First());
        assertThat(registrations.sorted(ContainerRequestFilter.class)).singleElement()
                .satisfies(registration -> assertThat(registration.instance()).isSameAs(instance));
        assertThat(registrations.getInstances()).containsExactly(instance);
        assertThat(registrations.getClasses()).isEmpty();
    }

    @Test
    void leavesOutContractsThatAClassDoesNotImplement() {
        registrations.add(Filters.First.class, Map.of(ContainerRequestFilter.class, 1, ExceptionMapper.class, 2));
        assertThat(registrations.getContracts(Filters.First.class)).isEqualTo(Map.of(ContainerRequestFilter.class, 1));
        registrations.add(String.class);
        assertThat(registrations.isRegistered(String.class)).isFalse();
        registrations.add(Filters.Middle.class, Map.of(ExceptionMapper.class, 2));
        assertThat(registrations.isRegistered(Filters.Middle.class)).isFalse();
    }

    @Test
    void leavesOutWhatIsForClients() {
        registrations.add(Filters.OfClients.class);
        registrations.add(Filters.OfServers.class);
        assertThat(requestFilters()).containsExactly(Filters.OfServers.class);
    }

    static final class Outer implements Feature {
        @Override
        public boolean configure(FeatureContext context) {
            context.register(Inner.class).register(Filters.Last.class, 1).register(new Filters.Middle(), 2)
                    .register(Filters.First.class, ContainerResponseFilter.class).property("of", "Outer");
            return true;
        }
    }

    static final class Inner implements Feature {
        @Override
        public boolean configure(FeatureContext context) {
            context.register(Filters.SecondMiddle.class, Map.of(ContainerRequestFilter.class, 3));
            return false;
        }
    }

    @Test
    void runsFeaturesAndThoseThatTheyRegister() {
        registrations.add(Outer.class);
        registrations.enableFeatures();
        assertThat(requestFilters()).containsExactly(Filters.Last.class, Filters.Middle.class, Filters.SecondMiddle.class);
        assertThat(registrations.sorted(ContainerResponseFilter.class)).hasSize(3)
                .last().satisfies(last -> assertThat(last.type()).isEqualTo(Filters.First.class));
        assertThat(registrations.getProperty("of")).isEqualTo("Outer");
        assertThat(registrations.isEnabled(Outer.class)).isTrue();
        assertThat(registrations.isEnabled(Inner.class)).isFalse();
        assertThat(registrations.isRegistered(Inner.class)).isTrue();
    }

    @Test
    void showsItselfAsAConfiguration() {
        Filters.Middle instance = new Filters.Middle();
        registrations.add(Filters.First.class);
        registrations.addInstance(instance);
        registrations.properties(Map.of("a", 1, "b", 2));
        registrations.property("b", null);
        assertThat(registrations.getRuntimeType()).isEqualTo(RuntimeType.SERVER);
        assertThat(registrations.getClasses()).containsExactly(Filters.First.class);
        assertThat(registrations.isRegistered(instance)).isTrue();
        assertThat(registrations.isRegistered(new Filters.Middle())).isFalse();
        assertThat(registrations.getContracts(Filters.Middle.class)).isEqualTo(Map.of(
                ContainerRequestFilter.class, Priorities.USER, ContainerResponseFilter.class, Priorities.USER));
        assertThat(registrations.getProperties()).isEqualTo(Map.of("a", 1));
        assertThat(registrations.getPropertyNames()).containsExactly("a");
    }

    @Test
    void keepsACopyApart() {
        registrations.add(Filters.First.class);
        Registrations copy = registrations.copy();
        copy.add(Filters.Last.class);
        assertThat(requestFilters()).containsExactly(Filters.First.class);
        assertThat(copy.sorted(ContainerRequestFilter.class)).hasSize(2);
    }
}
