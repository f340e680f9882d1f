package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import dev.straightway.deployment.proof.BuildReport;
import dev.straightway.links.LinkForm;
import dev.straightway.links.LinkTo;
import dev.straightway.links.LinksTo;
import io.quarkus.test.QuarkusUnitTest;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;

/** Absolute links and locations name the host of their own request, whether it has a CDI request context or none. */
@Tag("application")
class BaseOfRequestTest {

    private static final int ROUNDS = 30;
    private static final int CLIENTS = 3;

    @RequestScoped
    public static class Visit {
        public String name() {
            return "visit";
        }
    }

    public static class Mapped extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    @Provider
    public static class Mapper implements ExceptionMapper<Mapped> {
        @Inject
        BasedLinks links;

        @Override
        public Response toResponse(Mapped mapped) {
            return Response.created(URI.create("based/made")).entity(links.free().toString()).build();
        }
    }

    @Path("based")
    public static class BasedResource {
        @Inject
        BasedLinks links;
        @Inject
        Visit visit;

        @GET
        @Path("free")
        public String free() {
            return links.free().toString();
        }

        @GET
        @Path("scoped")
        @NonBlocking
        public String scoped() {
            return links.free() + visit.name().substring(5);
        }

        @GET
        @Path("worker")
        @Blocking
        public String worker() {
            return links.free().toString();
        }

        @GET
        @Path("later")
        public Uni<String> later() {
            return Uni.createFrom().item(() -> links.free().toString());
        }

        @GET
        @Path("fails")
        public String fails() {
            throw new Mapped();
        }

        @POST
        @Path("made")
        public Response made(String text) {
            Response.ResponseBuilder made = Response.created(URI.create("based/" + text));
            return made.entity(made.build().getLocation().toString()).build();
        }
    }

    @LinksTo(BasedResource.class)
    interface BasedLinks {
        @LinkTo(form = LinkForm.ABSOLUTE)
        URI free();
    }

    @Path("plain")
    public static class PlainResource {
        @GET
        @Path("last")
        public String last() {
            return PipelinedClient.LAST_BODY;
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APPLICATION = new QuarkusUnitTest()
            .withApplicationRoot(archive -> archive.addClasses(Visit.class, Mapped.class, Mapper.class, BasedResource.class,
                    BasedLinks.class, PlainResource.class, PipelinedClient.class, RandomRequests.class, BuildReport.class));

    @ParameterizedTest
    @ValueSource(strings = { "free", "scoped", "worker", "later", "fails" })
    void linksNameTheHostOfTheirRequest(String way) throws IOException {
        try (PipelinedClient connection = PipelinedClient.used()) {
            for (String host : List.of("one.example", "two.example:81")) {
                assertThat(connection.ask(get(way, host))).contains("http://" + host + "/based/free");
            }
        }
    }

    @Test
    void pipelinedRequestsNameTheirOwnHosts() throws IOException {
        try (PipelinedClient connection = PipelinedClient.used()) {
            for (int i = 0; i < ROUNDS; i++) {
                List<String> hosts = List.of("a" + i, "b" + i, "c" + i, "d" + i, "e" + i, "f" + i);
                List<String> ways = List.of("free", "scoped", "free", "worker", "fails", "free");
                StringBuilder requests = new StringBuilder();
                for (int at = 0; at < ways.size(); at++) {
                    requests.append(get(ways.get(at), hosts.get(at)));
                }
                assertThat(linked(connection.ask(requests.toString()))).isEqualTo(hosts);
            }
        }
    }

    @Test
    void connectionsAtATimeNameTheirOwnHosts() throws Exception {
        ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
        try {
            List<Future<?>> asked = new ArrayList<>();
            for (int client = 0; client < CLIENTS; client++) {
                String host = "client" + client;
                asked.add(clients.submit(() -> {
                    try (PipelinedClient connection = PipelinedClient.used()) {
                        for (int i = 0; i < ROUNDS; i++) {
                            assertThat(linked(connection.ask(get(i % 2 == 0 ? "free" : "scoped", host))))
                                    .containsExactly(host);
                        }
                    }
                    return null;
                }));
            }
            for (Future<?> each : asked) {
                each.get();
            }
        } finally {
            clients.shutdownNow();
        }
    }

    @Test
    void relativeLocationsAreResolvedWhereTheResponseIsBuilt() throws IOException {
        try (PipelinedClient connection = PipelinedClient.used()) {
            assertThat(connection.ask("POST /based/made HTTP/1.1\r\nHost: one.example\r\nContent-Type: text/plain\r\n"
                    + "Content-Length: 3\r\n\r\nnew"))
                    .contains("ocation: http://one.example/based/new\r\n")
                    .containsPattern("\r\n\r\nhttp://one.example/based/new");
        }
    }

    @Test
    void neitherNeedsTheRequestScope() throws IOException {
        assertThat(BuildReport.requestScope("BasedResource#free")).isEqualTo("false");
        assertThat(BuildReport.requestScope("BasedResource#made")).isEqualTo("false");
        assertThat(BuildReport.requestScope("BasedResource#scoped")).isEqualTo("true");
    }

    private static String get(String way, String host) {
        return "GET /based/" + way + " HTTP/1.1\r\nHost: " + host + "\r\n\r\n";
    }

    /** {@return the hosts that the links in bodies name} */
    private static List<String> linked(String answers) {
        return Arrays.stream(answers.split("\r\n\r\n")).filter(body -> body.startsWith("http://"))
                .map(body -> body.substring("http://".length(), body.indexOf('/', "http://".length())))
                .toList();
    }
}
