package dev.straightway.deployment.scan;

import static dev.straightway.deployment.Fixtures.choosing;
import static dev.straightway.deployment.Fixtures.scan;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;
import java.util.Set;

import jakarta.ws.rs.ConstrainedTo;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.RuntimeType;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Feature;
import jakarta.ws.rs.core.FeatureContext;
import jakarta.ws.rs.ext.Provider;

import org.junit.jupiter.api.Test;

import dev.straightway.deployment.model.Choice;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.scan.ApplicationScanner.Asking;

/** Providers, what an {@code Application} chooses, and what locators lead to. */
class ProviderScannerTest {

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Bound {
    }

    @Provider
    @Bound
    public static class BothWays implements ContainerRequestFilter, ContainerResponseFilter {
        @Override
        public void filter(ContainerRequestContext request) {
        }

        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        }
    }

    @PreMatching
    public static class Undeclared implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext request) {
        }
    }

    @Provider
    @ConstrainedTo(RuntimeType.CLIENT)
    public static class OfClients extends Undeclared {
    }

    @Provider
    @ConstrainedTo(RuntimeType.SERVER)
    public static class OfServers extends Undeclared {
    }

    public static class Service implements Feature {
        @Override
        public boolean configure(FeatureContext context) {
            return true;
        }
    }

    @Path("root")
    @Bound
    public static class Root {
        @GET
        public String get() {
            return "";
        }
    }

    @Bound
    public static class App extends Application {
        @Override
        public Set<Class<?>> getClasses() {
            throw new IllegalStateException("the test answers instead");
        }
    }

    public static class SilentApp extends Application {
    }

    private static final Class<?>[] ALL = { Bound.class, BothWays.class, Undeclared.class, OfClients.class, OfServers.class,
            Service.class, Root.class, App.class };

    private static List<String> providers(Asking asking) {
        return scan(asking, ALL).providers().stream().map(provider -> provider.declaration().simpleName()).toList();
    }

    @Test
    void findsWhatIsDeclaredForServers() {
        assertThat(providers(Asking.NOBODY)).containsExactly("BothWays", "OfServers");
        assertThat(scan(ALL).providers().get(0).contracts())
                .containsExactly("ContainerRequestFilter", "ContainerResponseFilter");
    }

    @Test
    void takesWhatTheApplicationChoosesAndNothingElse() {
        RestApplication application = scan(choosing(Undeclared.class), ALL);
        assertThat(application.providers()).singleElement().satisfies(provider -> {
            assertThat(provider.name()).isEqualTo(Undeclared.class.getName());
            assertThat(provider.preMatching()).isTrue();
        });
        assertThat(application.resources()).isEmpty();
        assertThat(scan(choosing(Root.class), ALL).resources()).hasSize(1);
        assertThat(scan(choosing(Root.class), ALL).providers()).isEmpty();
    }

    @Test
    void asksNoApplicationThatDoesNotChoose() {
        Asking asking = new Asking(name -> {
            throw new AssertionError(name + " is asked");
        }, List.of());
        assertThat(scan(asking, SilentApp.class, Root.class, Bound.class).resources()).hasSize(1);
    }

    @Test
    void takesTheClassesOfSingletons() {
        Asking singletons = new Asking(name -> new Choice(List.of(), List.of(Undeclared.class.getName())), List.of());
        assertThat(providers(singletons)).containsExactly("Undeclared");
    }

    @Test
    void findsFeaturesAsServices() {
        assertThat(providers(new Asking(name -> Choice.ALL, List.of(Service.class.getName(), "not.There"))))
                .containsExactly("BothWays", "OfServers", "Service");
    }

    @Test
    void readsNameBindings() {
        RestApplication application = scan(ALL);
        assertThat(application.bindings()).containsExactly(Bound.class.getName());
        assertThat(application.providers().get(0).bindings()).containsExactly(Bound.class.getName());
        assertThat(application.providers().get(1).bindings()).isEmpty();
        assertThat(application.resources().get(0).methods().get(0).bindings()).containsExactly(Bound.class.getName());
    }

    public interface Contract {
        @GET
        String get();
    }

    public static class Implementation implements Contract {
        @Override
        public String get() {
            return "";
        }
    }

    @Path("locator")
    public static class Locator {
        @Path("sub")
        public Contract sub() {
            return null;
        }
    }

    @Path("anything")
    public static class Anything {
        @Path("sub")
        public Object sub() {
            return null;
        }
    }

    public static class Made {
        @Path("more")
        public Anything more() {
            return null;
        }
    }

    @Path("maker")
    public static class Maker {
        @Path("sub")
        public Class<? extends Made> sub() {
            return Made.class;
        }
    }

    @Test
    void readsWhatLocatorsMayReturnOnlyWhereThereAreLocators() {
        RestApplication application = scan(Locator.class, Contract.class, Implementation.class, Root.class, Bound.class);
        assertThat(located(application)).as("what is of the type that the locator returns")
                .containsExactly("Contract", "Implementation");
        assertThat(application.subResources()).allSatisfy(type -> assertThat(type.path()).isEmpty());
        assertThat(application.resources()).extracting(type -> type.declaration().simpleName())
                .containsExactly("Locator", "Root");
        assertThat(scan(Contract.class, Implementation.class, Root.class, Bound.class).subResources()).isEmpty();
    }

    @Test
    void readsAllClassesWhereALocatorMayReturnAnything() {
        assertThat(located(scan(Anything.class, Contract.class, Implementation.class, Root.class)))
                .containsExactly("Anything", "Contract", "Implementation", "Root");
    }

    @Test
    void readsWhatTheLocatorsOfLocatedClassesMayReturn() {
        assertThat(located(scan(Maker.class, Made.class, Anything.class, Root.class)))
                .as("one locator leads to another, and that to one of Object")
                .containsExactly("Anything", "Made", "Maker", "Root");
        assertThat(located(scan(Maker.class, Made.class, Root.class))).as("the class that it leads to isn't found")
                .containsExactly("Made", "Maker", "Root");
    }

    private static List<String> located(RestApplication application) {
        return application.subResources().stream().map(type -> type.declaration().simpleName()).toList();
    }
}
