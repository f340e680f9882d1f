package dev.straightway.deployment.plan;

import static dev.straightway.deployment.Fixtures.plan;
import static dev.straightway.deployment.Fixtures.scan;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Feature;
import jakarta.ws.rs.core.FeatureContext;
import jakarta.ws.rs.ext.Provider;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.deployment.model.Choice;
import dev.straightway.deployment.scan.ApplicationScanner.Asking;
import dev.straightway.runtime.recording.InstanceSpec.Origin;

/** Where instances come from, what fills them, and what runs around them. */
class InstancesTest {

    @Path("plain")
    public static class Plain {
        @GET
        public String get() {
            return "";
        }
    }

    @Path("filled")
    public static class Filled {
        @FormParam("f")
        String field;

        @POST
        public String get() {
            return "";
        }
    }

    @Path("made/{id}")
    public static class Made {
        public Made(@PathParam("id") int id, Runnable bean) {
        }

        @GET
        public String get() {
            return "";
        }
    }

    private static InvokerPlan only(String scope, Class<?> type) {
        return plan(scan(type), name -> scope).invokers().get(0);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "Singleton         | SHARED_BEAN  | @Singleton: one reference for all requests",
            "ApplicationScoped | SHARED_BEAN  | @ApplicationScoped: one reference for all requests",
            "RequestScoped     | SHARED_BEAN  | @RequestScoped: one reference for all requests",
            "Dependent         | REQUEST_BEAN | @Dependent: an instance for each request, destroyed when it ends" })
    void takesABeanByItsScope(String scope, Origin origin, String why) {
        Decision<?> instances = only(scope, Plain.class).instances();
        assertThat(only(scope, Plain.class).instances().value().origin()).isEqualTo(origin);
        assertThat(only(scope, Plain.class).instances().value().reader()).isEmpty();
        assertThat(instances.why()).isEqualTo(why);
    }

    @Test
    void fillsABeanThatTakesPartsOfTheRequest() {
        Plan plan = plan(scan(Filled.class), name -> "RequestScoped");
        InvokerPlan invoker = plan.invokers().get(0);
        String reader = Filled.class.getName() + "_StraightwayBean";
        assertThat(invoker.instances().value().reader()).contains(reader);
        assertThat(invoker.instances().why())
                .isEqualTo("@RequestScoped: one reference for all requests; its fields and setters take parts of it");
        assertThat(invoker.readsBody()).isTrue();
        assertThat(plan.beans()).singleElement().satisfies(bean -> {
            assertThat(bean.reader()).isEqualTo(reader);
            assertThat(bean.constructor()).isEmpty();
            assertThat(bean.members()).extracting(BeanPlan.MemberPlan::name).containsExactly("field");
        });
    }

    @Test
    void makesAnInstanceWhoseConstructorTakesPartsOfTheRequest() {
        Plan plan = plan(scan(Made.class), name -> "Dependent");
        assertThat(plan.invokers().get(0).instances().value().origin()).isEqualTo(Origin.CONSTRUCTOR);
        assertThat(plan.invokers().get(0).instances().why())
                .isEqualTo("made by its constructor for each request, which takes parts of it");
        assertThat(plan.invokers().get(0).readsBody()).isFalse();
        assertThat(plan.beans()).singleElement().satisfies(bean -> {
            assertThat(bean.constructor()).contains(List.of("I", "Ljava/lang/Runnable;"));
            assertThat(bean.arguments()).extracting(PlanText::words)
                    .containsExactly("path parameter 'id', parsed as int", "a bean");
        });
    }

    public static class App extends Application {
        @Override
        public Set<Class<?>> getClasses() {
            throw new IllegalStateException("the test answers instead");
        }
    }

    @Test
    void takesTheSingletonOfTheApplication() {
        Asking asking = new Asking(name -> new Choice(List.of(), List.of(Plain.class.getName())), List.of());
        assertThat(plan(scan(asking, App.class, Plain.class), name -> "Singleton").invokers().get(0).instances().why())
                .isEqualTo("the instance that the Application gives");
    }

    @Path("beans")
    public static class OfBeans {
        @GET
        public String get(@BeanParam Outer outer) {
            return "";
        }
    }

    public static class Outer {
        @BeanParam
        Inner inner;

        @QueryParam("q")
        public void setQuery(String query) {
        }
    }

    public static class Inner {
        @FormParam("f")
        String form;
    }

    @Test
    void plansEachBeanOnceAndKnowsThatItReadsTheForm() {
        Plan plan = plan(OfBeans.class, Outer.class, Inner.class);
        assertThat(plan.beans()).extracting(BeanPlan::type).containsExactly(Inner.class.getName(), Outer.class.getName());
        BeanPlan outer = plan.beans().get(1);
        assertThat(outer.readsForm()).isTrue();
        assertThat(outer.members()).extracting(BeanPlan.MemberPlan::setter).containsExactly(Optional.empty(), Optional.of("V"));
        assertThat(plan.invokers().get(0).arguments()).singleElement().satisfies(argument -> {
            assertThat(argument.readsBody()).isTrue();
            assertThat(PlanText.words(argument)).isEqualTo("parts of the request, by " + outer.reader());
        });
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @interface Bound {
    }

    public static class Filter implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext request) {
        }
    }

    @Provider
    public static class Everywhere extends Filter {
    }

    @Provider
    @Bound
    public static class OnlyBound extends Filter {
    }

    @Provider
    public static class MayAddMore implements Feature {
        @Override
        public boolean configure(FeatureContext context) {
            return true;
        }
    }

    @Path("around")
    public static class Around {
        @GET
        public String get() {
            return "";
        }

        @POST
        @Bound
        public String post() {
            return "";
        }
    }

    @Test
    void namesTheFiltersAroundAMethodByTheirBindings() {
        Class<?>[] types = { Around.class, Bound.class, Filter.class, Everywhere.class, OnlyBound.class };
        assertThat(plan(types).invokers()).extracting(invoker -> invoker.call().method() + ": " + invoker.around().words())
                .containsExactlyInAnyOrder("get: " + Everywhere.class.getName(),
                        "post: " + Everywhere.class.getName() + ", " + OnlyBound.class.getName());
    }

    @Test
    void saysThatFeaturesMayAddMore() {
        assertThat(plan(Plain.class, MayAddMore.class).invokers().get(0).around().words())
                .isEqualTo("none; features may add more when the application starts");
    }

    public static class Located {
        @GET
        @Path("{b}")
        public String get(@PathParam("a") String above, @PathParam("b") String own) {
            return "";
        }
    }

    @Path("locator/{a}")
    public static class Locator {
        @Path("sub")
        public Located sub(@PathParam("a") String a) {
            return null;
        }
    }

    @Test
    void plansLocatorsAndWhatTheyLeadTo() {
        Plan plan = plan(Locator.class, Located.class);
        assertThat(plan.invokers()).singleElement().satisfies(locator -> {
            assertThat(locator.route().httpMethod()).isEmpty();
            assertThat(locator.route().template()).isEqualTo("/locator/{a}/sub");
        });
        assertThat(plan.subResources()).extracting(Plan.SubResourcePlan::type).containsExactly(Located.class.getName());
        InvokerPlan located = plan.subResources().get(0).invokers().get(0);
        assertThat(located.route().template()).isEqualTo("/{b}");
        assertThat(located.instances().value().origin()).isEqualTo(Origin.LOCATOR);
        assertThat(located.arguments()).as("the way is known at run time only, its own template before")
                .extracting(argument -> ((ArgumentPlan.FromText) argument).capture()).containsExactly(-1, 0);
        assertThat(plan.allInvokers()).as("no locator returns the root resource, which is compiled once").hasSize(2);
    }
}
