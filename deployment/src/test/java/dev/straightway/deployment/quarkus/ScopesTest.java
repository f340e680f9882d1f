package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import jakarta.annotation.PreDestroy;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InterceptorBinding;
import jakarta.interceptor.InvocationContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;

/** Has one event loop, so that an answer of it means that everything before has run. */
@Tag("application")
class ScopesTest {

    static final AtomicInteger MADE = new AtomicInteger();
    static final BlockingQueue<String> DESTROYED = new LinkedBlockingQueue<>();
    static final BlockingQueue<UniEmitter<? super String>> WAITING = new LinkedBlockingQueue<>();

    /** Counts its instances, and tells when one is destroyed. */
    abstract static class Numbered {
        final String number = getClass().getSimpleName() + MADE.incrementAndGet();

        String number() {
            return number;
        }

        @PreDestroy
        void destroy() {
            DESTROYED.add(number);
        }
    }

    @Path("dependent")
    @Dependent
    public static class DependentResource extends Numbered {
        @GET
        public String get() {
            return number;
        }

        @GET
        @Path("fails")
        public String fails() {
            throw new IllegalStateException("expected by the test");
        }

        @GET
        @Path("uni")
        public Uni<String> uni() {
            return Uni.createFrom().<String> emitter(WAITING::add).map(item -> item + number);
        }

        @GET
        @Path("matched")
        public boolean matched(@Context UriInfo uri) {
            return uri.getMatchedResources().get(0) == this;
        }
    }

    @RequestScoped
    public static class RequestBean extends Numbered {
    }

    @Path("request")
    @RequestScoped
    public static class RequestResource extends Numbered {
        @Inject
        RequestBean bean;
        @Inject
        RequestBean same;

        @GET
        public String get() {
            return number + " " + bean.number().equals(same.number());
        }
    }

    @Path("application")
    @ApplicationScoped
    public static class ApplicationResource extends Numbered {
        @GET
        @NonBlocking
        public String get() {
            return number;
        }
    }

    @Path("singleton")
    public static class SingletonResource extends Numbered {
        private final RequestBean bean;
        @Context
        UriInfo uri;

        public SingletonResource(RequestBean bean) {
            this.bean = bean;
        }

        @GET
        public String get() {
            return number;
        }

        @GET
        @Path("bean")
        public String bean() {
            return bean.number();
        }

        @GET
        @Path("bean/uni")
        public Uni<String> beanOfUni() {
            String number = bean.number();
            return Uni.createFrom().<String> emitter(WAITING::add).map(item -> item + number);
        }

        @GET
        @Path("uri")
        public String uri() {
            return uri.getPath();
        }
    }

    @InterceptorBinding
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ ElementType.METHOD, ElementType.TYPE })
    @interface Exclaimed {
    }

    @Exclaimed
    @Interceptor
    @Priority(1)
    public static class ExclaimedInterceptor {
        @AroundInvoke
        Object around(InvocationContext context) throws Exception {
            return context.proceed() + "!";
        }
    }

    @Path("intercepted")
    public static class InterceptedResource {
        @GET
        @Exclaimed
        public String get() {
            return "intercepted";
        }

        @GET
        @Path("package")
        @Exclaimed
        String notPublic() {
            return "package";
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Numbered.class, DependentResource.class, RequestBean.class,
                    RequestResource.class, ApplicationResource.class, SingletonResource.class, Exclaimed.class,
                    ExclaimedInterceptor.class, InterceptedResource.class))
            .overrideConfigKey("quarkus.vertx.event-loops-pool-size", "1");

    @TestHTTPResource
    URL root;

    /** A bean of a request of another test may be destroyed after its answer, so each test waits for its own. */
    @BeforeEach
    void forget() {
        DESTROYED.clear();
    }

    @Test
    void makesADependentInstanceForEachRequestAndDestroysItAtTheEnd() throws InterruptedException {
        String one = body("/dependent");
        assertThat(DESTROYED.poll(10, TimeUnit.SECONDS)).isEqualTo(one);
        String two = body("/dependent");
        assertThat(DESTROYED.poll(10, TimeUnit.SECONDS)).isEqualTo(two).isNotEqualTo(one);
    }

    @Test
    void destroysADependentInstanceWhoseMethodFails() throws InterruptedException {
        when().get("/dependent/fails").then().statusCode(500);
        assertThat(DESTROYED.poll(10, TimeUnit.SECONDS)).startsWith("DependentResource");
    }

    @Test
    void keepsADependentInstanceUntilItsUniIsDone() throws InterruptedException {
        keepsUntilDone("/dependent/uni");
    }

    @Test
    void keepsTheBeansOfARequestUntilItsUniIsDone() throws InterruptedException {
        keepsUntilDone("/singleton/bean/uni");
    }

    private void keepsUntilDone(String path) throws InterruptedException {
        CompletableFuture<HttpResponse<String>> response = HttpClient.newHttpClient().sendAsync(
                HttpRequest.newBuilder(URI.create(root.toString()).resolve(path)).build(),
                HttpResponse.BodyHandlers.ofString());
        UniEmitter<? super String> waiting = WAITING.poll(10, TimeUnit.SECONDS);
        body("/application");
        assertThat(DESTROYED).isEmpty();
        waiting.complete("");
        String number = response.orTimeout(10, TimeUnit.SECONDS).join().body();
        assertThat(DESTROYED.poll(10, TimeUnit.SECONDS)).isEqualTo(number);
    }

    @Test
    void makesABeanOfTheRequestOnceForEachRequest() throws InterruptedException {
        String one = body("/singleton/bean");
        assertThat(DESTROYED.poll(10, TimeUnit.SECONDS)).isEqualTo(one);
        assertThat(body("/singleton/bean")).isNotEqualTo(one).startsWith("RequestBean");
    }

    @Test
    void servesFromARequestScopedResource() throws InterruptedException {
        String one = body("/request");
        assertThat(one).startsWith("RequestResource").endsWith(" true");
        assertThat(DESTROYED.poll(10, TimeUnit.SECONDS)).isNotNull();
        assertThat(body("/request")).isNotEqualTo(one);
    }

    @Test
    void servesAllRequestsFromOneSharedInstance() {
        assertThat(body("/application")).startsWith("ApplicationResource").isEqualTo(body("/application"));
        assertThat(body("/singleton")).startsWith("SingletonResource").isEqualTo(body("/singleton"));
    }

    @Test
    void injectsTheContextOfTheCurrentRequestIntoFields() {
        assertThat(body("/singleton/uri")).isEqualTo("/singleton/uri");
    }

    @Test
    void callsInterceptors() {
        assertThat(body("/intercepted")).isEqualTo("intercepted!");
    }

    @Test
    void servesPublicMethodsOnly() {
        when().get("/intercepted/package").then().statusCode(404);
    }

    @Test
    void showsTheInstanceThatServesAsTheMatchedResource() {
        when().get("/dependent/matched").then().statusCode(200).body(equalTo("true"));
    }

    private static String body(String path) {
        return when().get(path).then().statusCode(200).extract().asString();
    }
}
