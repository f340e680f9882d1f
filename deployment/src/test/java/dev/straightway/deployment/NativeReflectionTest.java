package dev.straightway.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletionStage;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.ext.Provider;

import org.jboss.resteasy.reactive.DateFormat;
import org.junit.jupiter.api.Test;

import dev.straightway.deployment.generate.InstanceTable;
import dev.straightway.deployment.generate.InstanceTable.Made;
import dev.straightway.deployment.image.NativeReflection;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.BeanPlan;
import dev.straightway.deployment.plan.ConverterPlan;
import dev.straightway.deployment.plan.InvokerPlan;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.json.JsonPlanner;
import io.quarkus.deployment.builditem.nativeimage.ReflectiveClassBuildItem;

/** What a native image is told that run time finds by name. */
class NativeReflectionTest {

    public record Code(String text) {
        public static Code valueOf(String text) {
            return new Code(text);
        }
    }

    public static class Page {
        @QueryParam("from")
        Integer from;
    }

    public record Item(String name) {
    }

    public static class Days implements DateFormat.DateTimeFormatterProvider {
        @Override
        public DateTimeFormatter get() {
            return DateTimeFormatter.ISO_DATE;
        }
    }

    public abstract static class Base {
        @GET
        @Path("{code}")
        public Item get(@PathParam("code") Code code, @BeanParam Page page,
                @QueryParam("day") @DateFormat(dateTimeFormatterProvider = Days.class) LocalDate day) {
            return new Item(code.text());
        }
    }

    @Path("items")
    public static class Items extends Base {
        @POST
        public CompletionStage<List<Item>> add(Map<String, int[]> counts) {
            return null;
        }
    }

    public abstract static class Asking {
        @Context
        UriInfo uri;
    }

    @Provider
    public static class Filter extends Asking implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext request) {
            request.setProperty("uri", uri);
        }
    }

    private final RestApplication application = Fixtures.scan(Items.class, Base.class, Page.class, Code.class, Item.class,
            Filter.class, Asking.class);
    private final Plan plan = Fixtures.plan(application, name -> "Singleton");
    private final List<ReflectiveClassBuildItem> items = new NativeReflection(application, plan, name -> false).items();

    @Test
    void knowsNothingThatIsGeneratedSinceCodeMakesIt() {
        List<String> generated = new ArrayList<>(plan.allInvokers().map(InvokerPlan::invoker).toList());
        generated.addAll(plan.beans().stream().map(BeanPlan::reader).toList());
        generated.addAll(plan.converters().stream().map(ConverterPlan::converter).toList());
        generated.add(Item.class.getName() + "_StraightwayJson");
        assertThat(generated).hasSize(5);
        assertThat(InstanceTable.of(plan, new JsonPlanner(application).plan())).singleElement()
                .satisfies(table -> assertThat(table.made()).extracting(Made::name)
                        .containsExactlyInAnyOrderElementsOf(generated));
        assertThat(items).flatExtracting(ReflectiveClassBuildItem::getClassNames).doesNotContainAnyElementsOf(generated);
    }

    @Test
    void constructsWhatAnnotationsName() {
        assertThat(items).filteredOn(item -> item.isConstructors() && !item.isMethods()).singleElement()
                .satisfies(item -> assertThat(item.getClassNames()).containsExactly(Days.class.getName()));
    }

    @Test
    void findsTheOptionalLibrariesThatTheApplicationHas() {
        Set<String> there = Set.of("jakarta.json.bind.Jsonb", "io.quarkus.qute.TemplateInstance", "org.acme.Unasked");
        assertThat(new NativeReflection(application, plan, there::contains).items())
                .filteredOn(item -> !item.isConstructors() && !item.isMethods())
                .flatExtracting(ReflectiveClassBuildItem::getClassNames)
                .contains("jakarta.json.bind.Jsonb", "io.quarkus.qute.TemplateInstance")
                .doesNotContain("org.acme.Unasked", "jakarta.transaction.RollbackException");
    }

    @Test
    void looksIntoResourcesBeansAndProvidersWithWhatTheyInherit() {
        assertThat(items).filteredOn(item -> item.isConstructors() && item.isMethods() && item.isFields()).singleElement()
                .satisfies(item -> assertThat(item.getClassNames()).containsExactlyInAnyOrder(names(Items.class, Base.class,
                        Page.class, Filter.class, Asking.class)));
    }

    @Test
    void findsTheTypesOfParametersAndResultsByName() {
        assertThat(items).filteredOn(item -> !item.isConstructors() && !item.isMethods()).singleElement()
                .satisfies(item -> assertThat(item.getClassNames()).contains(names(Code.class, Page.class,
                        Item.class, CompletionStage.class, List.class, Map.class, String.class, int[].class, Integer.class,
                        LocalDate.class)));
    }

    private static String[] names(Class<?>... types) {
        return List.of(types).stream().map(Class::getName).toArray(String[]::new);
    }
}
