package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

import jakarta.transaction.Transactional;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.sse.SseEventSink;

import org.jboss.resteasy.reactive.Cache;
import org.jboss.resteasy.reactive.NoCache;
import org.jboss.resteasy.reactive.ResponseHeader;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.server.multipart.MultipartFormDataOutput;
import org.junit.jupiter.api.Test;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.mutiny.Uni;

/** What annotations declare of an answer must be something that an answer can have. */
class AnswerProblemsTest {

    private static final String HERE = "dev.straightway.deployment.check.AnswerProblemsTest$";

    @Cache(maxAge = 10)
    public interface Promised {
        @Cache(maxAge = 20)
        String get();
    }

    @Path("/right")
    @NoCache
    public static class Right implements Promised {
        @GET
        @Override
        @ResponseStatus(201)
        @ResponseHeader(name = "X-One", value = { "1", "2" })
        @ResponseHeader(name = "X-Two", value = "2")
        @NoCache
        public String get() {
            return "";
        }

        @Path("located")
        public Located located() {
            return new Located();
        }
    }

    public static class Located {
        @GET
        @ResponseStatus(202)
        public String get() {
            return "";
        }
    }

    @Test
    void acceptsWhatAnAnswerCanHave() {
        assertThat(check(Right.class, Promised.class, Located.class, ResponseHeader.List.class)).isEmpty();
    }

    @Path("/status")
    public static class Status {
        @GET
        @ResponseStatus(100)
        public String get() {
            return "";
        }
    }

    @Test
    void refusesAStatusThatEndsNothing() {
        assertThat(check(Status.class)).extracting(Problem::toString).containsExactly("[STW-117] " + HERE
                + "Status#get(): @ResponseStatus(100) isn't the status of a final response. Use one from 200 to 599.");
    }

    @Path("/fields")
    public static class Fields {
        @GET
        @ResponseHeader(name = "no name", value = "1")
        @ResponseHeader(name = "X-Lines", value = "a\nb")
        @ResponseHeader(name = "content-type", value = "text/plain")
        @ResponseHeader(name = "Content-Length", value = "1")
        @ResponseHeader(name = "Connection", value = "close")
        public String get() {
            return "";
        }
    }

    @Test
    void refusesFieldsThatAnswersCantHaveOrHaveAlready() {
        String start = "[STW-117] " + HERE + "Fields#get(): @ResponseHeader(name = \"";
        assertThat(check(Fields.class, ResponseHeader.List.class)).extracting(Problem::toString).containsExactlyInAnyOrder(
                start + "no name\") isn't a field name. Use letters, digits and hyphens.",
                start + "X-Lines\") has a control character in its value. Remove or encode it.",
                start + "content-type\") can't be declared: the entity has a media type. Use @Produces.",
                start + "Content-Length\") can't be declared: the server sets the field. Remove it.",
                start + "Connection\") can't be declared: the server sets the field. Remove it.");
    }

    @Path("/both")
    @Cache(maxAge = 10)
    @NoCache
    public static class Both {
        @GET
        @Cache(maxAge = 10)
        @NoCache
        public String get() {
            return "";
        }
    }

    @Test
    void refusesToCacheAndNotToCache() {
        assertThat(check(Both.class)).extracting(Problem::toString).containsExactly(
                "[STW-117] " + HERE + "Both: @Cache contradicts @NoCache. Keep one of them.",
                "[STW-117] " + HERE + "Both#get(): @Cache contradicts @NoCache. Keep one of them.");
    }

    @Path("/nowhere")
    public static class Nowhere {
        @Path("located")
        @ResponseStatus(201)
        public Located located() {
            return new Located();
        }

        @GET
        @NoCache
        public void events(@Context SseEventSink sink) {
            sink.close();
        }
    }

    @Test
    void refusesThemWhereNoAnswerCouldHaveThem() {
        assertThat(check(Nowhere.class, Located.class)).extracting(Problem::toString).containsExactlyInAnyOrder(
                "[STW-117] " + HERE + "Nowhere#located(): @ResponseStatus is on a sub-resource locator, which has no response"
                        + " of its own. Put it on the resource methods of the object that it returns.",
                "[STW-117] " + HERE
                        + "Nowhere#events(SseEventSink): annotations declare status or headers of a stream of events. Remove"
                        + " @ResponseStatus, @ResponseHeader, @Cache and @NoCache from method and class.");
    }

    public static class Form {
        @RestForm
        public String text;
    }

    @Path("/forms")
    @Produces("multipart/form-data")
    public static class Forms {

        @GET
        @Path("plain")
        public Form plain() {
            return new Form();
        }

        @GET
        @Path("blocking")
        @Blocking
        public Uni<Form> blocking() {
            return Uni.createFrom().item(new Form());
        }

        @GET
        @Path("later")
        public Uni<Form> later() {
            return Uni.createFrom().item(new Form());
        }

        @GET
        @Path("loop")
        @NonBlocking
        public MultipartFormDataOutput loop() {
            return new MultipartFormDataOutput();
        }

        @GET
        @Path("parts")
        public CompletionStage<List<EntityPart>> parts() {
            return CompletableFuture.completedFuture(List.of());
        }
    }

    @Test
    void refusesFormsThatAreWrittenOnTheEventLoop() {
        assertThat(check(Forms.class, Form.class)).extracting(Problem::toString).containsExactlyInAnyOrder(
                "[STW-136] " + HERE + "Forms#later(): the parts of a form may be files, and are written on the event loop."
                        + " Add @Blocking.",
                "[STW-136] " + HERE + "Forms#loop(): the parts of a form may be files, and are written on the event loop."
                        + " Add @Blocking.",
                "[STW-136] " + HERE + "Forms#parts(): the parts of a form may be files, and are written on the event loop."
                        + " Add @Blocking.");
    }

    @Path("/class-on-the-loop")
    @Produces("multipart/form-data")
    @NonBlocking
    public static class OnTheLoop {

        @GET
        @Transactional
        public Form form() {
            return new Form();
        }
    }

    /** As its thread is planned. */
    @Test
    void anAnnotationOfTheClassCountsBeforeATransaction() {
        assertThat(check(OnTheLoop.class, Form.class)).extracting(Problem::id).containsExactly("STW-136");
    }
}
