package dev.straightway.deployment.scan;

import static dev.straightway.deployment.Fixtures.scan;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Optional;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.MatrixParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.MethodInfo;
import org.jboss.resteasy.reactive.RestCookie;
import org.jboss.resteasy.reactive.RestHeader;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;
import org.junit.jupiter.api.Test;

import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.RestApplication;

class ApplicationScannerTest {

    @Path("contract")
    @Produces("text/plain")
    interface Contract {
        @GET
        @Path("{id}")
        @Produces("text/html")
        String get(@PathParam("id") String id);

        @POST
        @Consumes("text/plain, text/html")
        String post(@QueryParam("q") @DefaultValue("d") String q, String entity);
    }

    static class Implementation implements Contract {
        @Override
        public String get(String number) {
            return "";
        }

        @Override
        @PUT
        public String post(String q, @HeaderParam("h") String entity) {
            return "";
        }
    }

    @Test
    void inheritsTheAnnotationsOfAMethodThatHasNone() {
        ResourceMethod get = method("get", Implementation.class, Contract.class);
        assertThat(get.httpMethods()).containsExactly("GET");
        assertThat(get.path()).contains("{id}");
        assertThat(get.produces()).containsExactly("text/html");
        assertThat(get.parameters()).singleElement().isInstanceOfSatisfying(ResourceParameter.Text.class, text -> {
            assertThat(text.place()).isEqualTo(ResourceParameter.Place.PATH);
            assertThat(text.key()).isEqualTo("id");
            assertThat(text.name()).isEqualTo("number");
        });
    }

    @Test
    void inheritsNothingForAMethodWithAnnotationsOfItsOwn() {
        ResourceMethod post = method("post", Implementation.class, Contract.class);
        assertThat(post.httpMethods()).containsExactly("PUT");
        assertThat(post.consumes()).isEmpty();
        assertThat(post.parameters().get(0)).isInstanceOf(ResourceParameter.Entity.class);
        assertThat(post.parameters().get(1)).isInstanceOfSatisfying(ResourceParameter.Text.class,
                text -> assertThat(text.place()).isEqualTo(ResourceParameter.Place.HEADER));
    }

    @Test
    void inheritsThePathAndTheMediaTypesOfTheClass() {
        ResourceClass resource = resource(Implementation.class, Contract.class);
        assertThat(resource.path()).isEqualTo("contract");
        assertThat(method("post", Implementation.class, Contract.class).produces()).containsExactly("text/plain");
    }

    abstract static class Hidden<T> {
        @GET
        public String get() {
            return "";
        }

        @POST
        public abstract String post(T entity);
    }

    @Path("heir")
    public static class Heir extends Hidden<String> {
        @Override
        @POST
        public String post(String entity) {
            return entity;
        }

        public String other() {
            return "";
        }
    }

    @Test
    void takesBridgesForResourceMethods() {
        RestApplication application = scan(Heir.class, Hidden.class);
        ClassInfo heir = application.resources().get(0).declaration();
        List<MethodInfo> bridges = heir.methods().stream().filter(MethodInfo::isSynthetic).toList();
        assertThat(bridges).extracting(MethodInfo::name).containsExactlyInAnyOrder("get", "post");
        assertThat(bridges).allMatch(application::isResourceMethod);
        assertThat(application.isResourceMethod(heir.firstMethod("other"))).isFalse();
    }

    interface Other {
        @POST
        String work();
    }

    static class Base {
        @GET
        public String work() {
            return "";
        }

        @GET
        @Path("base")
        public String inherited() {
            return "";
        }
    }

    @Path("derived")
    static class Derived extends Base implements Other {
        @Override
        public String work() {
            return "";
        }
    }

    @Test
    void prefersTheAnnotationsOfASuperclassToThoseOfAnInterface() {
        assertThat(method("work", Derived.class, Base.class, Other.class).httpMethods()).containsExactly("GET");
    }

    @Test
    void findsTheMethodsOfASuperclassOnce() {
        ResourceClass resource = resource(Derived.class, Base.class, Other.class);
        assertThat(resource.methods()).extracting(method -> method.declaration().name()).containsExactly("work", "inherited");
        assertThat(resource.methods()).extracting(method -> method.owner().name().toString())
                .containsOnly(Derived.class.getName());
    }

    abstract static class Generic<T> {
        @POST
        public List<T> all(T entity, @QueryParam("id") String id) {
            return null;
        }
    }

    public record Item(String name) {
    }

    @Path("items")
    static class Items extends Generic<Item> {
    }

    @Test
    void resolvesTypeVariables() {
        ResourceMethod all = method("all", Items.class, Generic.class, Item.class);
        assertThat(all.returnType()).hasToString("java.util.List<" + Item.class.getName() + ">");
        assertThat(all.parameters().get(0).type()).hasToString(Item.class.getName());
    }

    @Path("abstract")
    abstract static class Abstract {
        @GET
        public String get() {
            return "";
        }
    }

    @Path("concrete")
    static class Concrete extends Abstract {
    }

    @Test
    void ignoresAbstractClassesAndInterfaces() {
        assertThat(scan(Abstract.class, Contract.class).resources()).isEmpty();
    }

    @Test
    void prefersThePathOfTheClassItself() {
        assertThat(scan(Abstract.class, Concrete.class).resources()).singleElement().satisfies(resource -> {
            assertThat(resource.path()).isEqualTo("concrete");
            assertThat(resource.methods()).hasSize(1);
        });
    }

    @HttpMethod("PURGE")
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.METHOD)
    @interface Purge {
    }

    @Path("cache")
    static class Cache {
        @Purge
        public void purge() {
        }

        @Path("locator")
        public Object locator() {
            return null;
        }

        public void helper() {
        }
    }

    @Test
    void readsDesignatorsOfTheApplication() {
        assertThat(method("purge", Cache.class, Purge.class).httpMethods()).containsExactly("PURGE");
    }

    @Test
    void tellsLocatorsAndOtherMethodsApart() {
        ResourceClass cache = resource(Cache.class, Purge.class);
        assertThat(cache.methods()).extracting(method -> method.declaration().name()).containsExactly("purge", "locator");
        assertThat(cache.methods().get(1).httpMethods()).isEmpty();
    }

    @Path("rest/{id}/{implicit}")
    static class Rest {
        @GET
        public String get(@RestPath String id, @RestQuery String query, @RestQuery("named") String other,
                @RestHeader String contentType, @RestCookie String session, String implicit, @Context UriInfo uri,
                @MatrixParam("m") String matrix) {
            return "";
        }
    }

    @Test
    void namesParametersAsTheirAnnotationsDo() {
        List<String> keys = method("get", Rest.class).parameters().stream()
                .filter(ResourceParameter.Text.class::isInstance).map(ResourceParameter.Text.class::cast)
                .map(text -> text.place() + " " + text.key()).toList();
        assertThat(keys).containsExactly("PATH id", "QUERY query", "QUERY named", "HEADER content-type", "COOKIE session",
                "PATH implicit", "MATRIX m");
    }

    @Test
    void tellsContextsAndTextsApart() {
        List<ResourceParameter> parameters = method("get", Rest.class).parameters();
        assertThat(parameters.get(6)).isInstanceOf(ResourceParameter.Context.class);
        assertThat(parameters.get(7)).isInstanceOf(ResourceParameter.Text.class);
    }

    @Path("media")
    @Consumes({ "a/b , c/d", "e/f" })
    static class Media {
        @POST
        public void post(String entity) {
        }
    }

    @Test
    void splitsMediaTypesAtCommas() {
        assertThat(method("post", Media.class).consumes()).containsExactly("a/b", "c/d", "e/f");
    }

    @ApplicationPath("api")
    public static class App extends Application {
    }

    public abstract static class AbstractApp extends Application {
    }

    @Test
    void findsTheApplication() {
        RestApplication application = scan(App.class, AbstractApp.class);
        assertThat(application.declaration()).map(type -> type.name().toString()).contains(App.class.getName());
        assertThat(application.applications()).hasSize(1);
        assertThat(scan(Media.class).declaration()).isEqualTo(Optional.empty());
    }

    @Provider
    public static class Mapper implements ExceptionMapper<IllegalStateException> {
        @Override
        public Response toResponse(IllegalStateException exception) {
            return null;
        }
    }

    @Test
    void findsProviders() {
        assertThat(scan(Mapper.class).providers()).singleElement()
                .satisfies(provider -> assertThat(provider.contracts()).containsExactly("ExceptionMapper"));
    }

    private static ResourceClass resource(Class<?>... types) {
        List<ResourceClass> found = scan(types).resources();
        assertThat(found).hasSize(1);
        return found.get(0);
    }

    private static ResourceMethod method(String name, Class<?>... types) {
        List<ResourceMethod> found = resource(types).methods().stream()
                .filter(method -> method.declaration().name().equals(name)).toList();
        assertThat(found).hasSize(1);
        return found.get(0);
    }
}
