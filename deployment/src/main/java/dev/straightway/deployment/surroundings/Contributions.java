package dev.straightway.deployment.surroundings;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

import jakarta.ws.rs.Priorities;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.IndexView;

import dev.straightway.deployment.check.Contribution;
import dev.straightway.deployment.check.Promises;
import dev.straightway.deployment.model.GivenProvider;
import dev.straightway.deployment.model.GivenProvider.Handled;
import dev.straightway.deployment.model.GivenProvider.Order;
import dev.straightway.deployment.model.GivenProvider.Time;
import io.quarkus.resteasy.reactive.spi.AbstractInterceptorBuildItem;

/** Takes the providers that other extensions give, if their classes are there. */
public final class Contributions {

    private final IndexView index;
    private final Consumer<GivenProvider> taken;
    private final Consumer<Contribution> refused;

    public Contributions(IndexView index, Consumer<GivenProvider> taken, Consumer<Contribution> refused) {
        this.index = index;
        this.taken = taken;
        this.refused = refused;
    }

    /** @param item the build item that gives the provider */
    public void take(Object item, GivenProvider provider) {
        if (Promises.isHarmlessItem(provider.className())) {
            return;
        }
        if (isThere(provider)) {
            taken.accept(provider);
        } else {
            refused.accept(Contribution.of(item, provider.className()));
        }
    }

    private boolean isThere(GivenProvider provider) {
        ClassInfo type = index.getClassByName(provider.className());
        return type != null && !type.isAbstract()
                && provider.handled().type().stream().allMatch(handled -> index.getClassByName(handled) != null);
    }

    /** {@return a filter or interceptor} */
    public static GivenProvider around(AbstractInterceptorBuildItem item, Class<?> contract, Time time) {
        return new GivenProvider(item.getClassName(), contract.getName(), order(item.getPriority(), item.isRegisterAsBean()),
                Set.copyOf(item.getNameBindingNames()), time, Handled.BY_CLASS);
    }

    /** {@return a provider that is for all requests} */
    public static GivenProvider forAll(String className, Class<?> contract, Order order, Handled handled) {
        return new GivenProvider(className, contract.getName(), order, Set.of(), Time.USUAL, handled);
    }

    public static Order order(Integer priority, boolean bean) {
        return new Order(priority == null ? Priorities.USER : priority, bean);
    }

    public static Handled handled(String type, List<String> mediaTypes, boolean afterOwn) {
        return new Handled(Optional.of(type), mediaTypes.isEmpty() ? List.of("*/*") : List.copyOf(mediaTypes), afterOwn);
    }
}
