package dev.straightway.deployment.scan;

import static dev.straightway.deployment.Fixtures.scan;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import jakarta.inject.Inject;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Encoded;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

import org.junit.jupiter.api.Test;

import dev.straightway.deployment.model.InjectedClass;
import dev.straightway.deployment.model.InjectedMember;
import dev.straightway.deployment.model.ResourceParameter;

/** What constructors, fields and setters take, of resources and of {@code @BeanParam} classes. */
class InjectionScannerTest {

    private static InjectedClass injected(Class<?>... types) {
        return scan(types).resources().get(0).injected();
    }

    private static List<String> members(InjectedClass type) {
        return type.members().stream().map(InjectedMember::name).toList();
    }

    static class Above<T> {
        @QueryParam("above")
        T above;

        @HeaderParam("X-Overridden")
        public void setOverridden(String text) {
        }
    }

    @Path("members")
    public static class Members extends Above<Integer> {
        @Context
        UriInfo uri;
        String plain;
        @Encoded
        @QueryParam("encoded")
        String encoded;

        @QueryParam("q")
        public void setQuery(String text) {
        }

        @Override
        public void setOverridden(String text) {
        }

        @GET
        public String get(@QueryParam("n") int n) {
            return "";
        }
    }

    @Test
    void findsFieldsAndSettersWithAnnotationsInheritedOnesToo() {
        InjectedClass type = injected(Members.class, Above.class);
        assertThat(members(type)).containsExactly("uri", "encoded", "setQuery", "above");
        assertThat(type.requestMembers()).extracting(InjectedMember::name).containsExactly("encoded", "setQuery", "above");
        assertThat(type.constructor()).isEmpty();
        assertThat(type.injects()).isFalse();
    }

    @Test
    void resolvesTypesAndReadsEncodedAndNames() {
        InjectedClass type = injected(Members.class, Above.class);
        ResourceParameter.Text encoded = (ResourceParameter.Text) type.members().get(1).parameter();
        assertThat(encoded.encoded()).isTrue();
        ResourceParameter.Text setter = (ResourceParameter.Text) type.members().get(2).parameter();
        assertThat(setter.name()).isEqualTo("query");
        assertThat(setter.encoded()).isFalse();
        assertThat(type.members().get(2).setter()).isTrue();
        assertThat(type.members().get(3).parameter().type()).hasToString("java.lang.Integer");
        assertThat(type.members().get(3).descriptor()).isEqualTo("Ljava/lang/Object;");
    }

    @Path("one")
    public static class OneConstructor {
        public OneConstructor(@QueryParam("q") String q, Runnable bean) {
        }

        @GET
        public String get() {
            return "";
        }
    }

    @Path("context")
    public static class OfContexts {
        public OfContexts(@Context UriInfo uri) {
        }

        @GET
        public String get() {
            return "";
        }
    }

    @Path("several")
    public static class Several {
        public Several() {
        }

        public Several(@QueryParam("a") String a) {
        }

        public Several(@QueryParam("a") String a, @Context UriInfo uri) {
        }

        Several(@QueryParam("a") String a, @QueryParam("b") String b, @QueryParam("c") String c) {
        }

        @GET
        public String get() {
            return "";
        }
    }

    @Path("inject")
    public static class Injecting {
        @Inject
        public Injecting(@QueryParam("a") String a) {
        }

        @GET
        public String get() {
            return "";
        }
    }

    @Test
    void takesTheConstructorThatTakesParts() {
        InjectedClass one = injected(OneConstructor.class);
        assertThat(one.arguments()).hasExactlyElementsOfTypes(ResourceParameter.Text.class, ResourceParameter.Entity.class);
        assertThat(injected(Several.class).arguments())
                .hasExactlyElementsOfTypes(ResourceParameter.Text.class, ResourceParameter.Context.class);
    }

    @Test
    void leavesConstructorsToTheContainerThatItCanCall() {
        assertThat(injected(OfContexts.class).constructor()).isEmpty();
        assertThat(injected(Injecting.class).constructor()).isEmpty();
        assertThat(injected(Injecting.class).injects()).isTrue();
    }

    public static class Outer {
        @BeanParam
        Inner inner;
    }

    public static class Inner {
        @QueryParam("q")
        String q;
    }

    public static class OfAField {
    }

    @Path("beans")
    public static class OfBeans {
        @BeanParam
        OfAField field;

        @GET
        public String get(@BeanParam Outer outer) {
            return "";
        }
    }

    @Test
    void findsTheBeansOfParametersFieldsAndOtherBeans() {
        assertThat(scan(OfBeans.class, Outer.class, Inner.class, OfAField.class).beans()).containsOnlyKeys(
                Outer.class.getName(), Inner.class.getName(), OfAField.class.getName());
    }
}
