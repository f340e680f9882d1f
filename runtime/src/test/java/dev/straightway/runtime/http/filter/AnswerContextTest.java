package dev.straightway.runtime.http.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.GenericEntity;
import jakarta.ws.rs.core.Link;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

import org.junit.jupiter.api.Test;

import dev.straightway.runtime.body.AnswerHead;
import dev.straightway.runtime.body.DeclaredHead;

class AnswerContextTest {

    @Deprecated
    private static final Annotation[] ON_METHOD = annotations("ON_METHOD");

    private static Annotation[] annotations(String field) {
        try {
            return AnswerContextTest.class.getDeclaredField(field).getAnnotations();
        } catch (NoSuchFieldException e) {
            throw new AssertionError(e);
        }
    }

    private static List<String> fields(AnswerHead head) {
        List<String> fields = new ArrayList<>();
        head.forEach((name, value) -> fields.add(name + ": " + value));
        return fields;
    }

    /** The request has a say in relative URIs only. */
    private static AnswerContext answer(Response response) {
        return AnswerContext.of(response, null);
    }

    @Test
    void answersAnEntityWith200AndNothingWith204() {
        assertThat(AnswerContext.of("text").getStatus()).isEqualTo(200);
        assertThat(AnswerContext.of((Object) null).getStatus()).isEqualTo(204);
    }

    @Test
    void answers200OnceAFilterGivesAnEntity() {
        AnswerContext answer = AnswerContext.of((Object) null);
        answer.setEntity("text");
        assertThat(answer.getStatus()).isEqualTo(200);
        assertThat(answer.getEntity()).isEqualTo("text");
    }

    @Test
    void leavesAStatusThatTheMethodChose() {
        AnswerContext answer = answer(Response.accepted().build());
        answer.setEntity("text");
        assertThat(answer.getStatus()).isEqualTo(202);
    }

    @Test
    void knowsTheTypeOfAGenericEntity() {
        GenericEntity<List<String>> generic = new GenericEntity<>(List.of("a")) {
        };
        AnswerContext answer = AnswerContext.of((Object) generic);
        assertThat(answer.getEntity()).isEqualTo(List.of("a"));
        assertThat(answer.getEntityType().getTypeName()).isEqualTo("java.util.List<java.lang.String>");
        assertThat(answer.typed(Object.class, new Annotation[0]).getEntityType()).isEqualTo(generic.getType());
    }

    @Test
    void takesTheTypeOfTheMethodWhereTheEntitySaysNone() {
        Type declared = Number.class;
        assertThat(AnswerContext.of((Object) 7).getEntityType()).isEqualTo(Integer.class);
        assertThat(AnswerContext.of((Object) 7).typed(declared, ON_METHOD).getEntityType()).isEqualTo(declared);
        assertThat(AnswerContext.of((Object) 7).typed(declared, ON_METHOD).getEntityAnnotations())
                .containsExactly(ON_METHOD);
    }

    @Test
    void keepsItsFieldsApartFromThoseOfTheResponse() {
        Response response = Response.ok("text").header("X-One", "a").build();
        AnswerContext answer = answer(response);
        answer.getHeaders().add("X-One", "b");
        answer.getHeaders().putSingle("X-Two", 2);
        assertThat(fields(answer.head(false))).containsExactlyInAnyOrder("X-One: a", "X-One: b", "X-Two: 2");
        assertThat(response.getMetadata().get("X-One")).containsExactly("a");
    }

    @Test
    void leavesOutWhatDescribesAnEntityThatIsNotSent() {
        AnswerContext answer = answer(Response.ok("text", "text/plain").language("de").header("X-One", "a").build());
        AnswerHead without = answer.head(true);
        assertThat(without.contentType()).isNull();
        assertThat(fields(without)).containsExactly("X-One: a");
        assertThat(answer.head(false).contentType()).hasToString("text/plain");
    }

    @Test
    void refusesAStatusThatIsNone() {
        AnswerContext answer = AnswerContext.of("text");
        answer.setStatus(99);
        assertThatThrownBy(() -> answer.head(false)).isInstanceOf(IllegalStateException.class)
                .hasMessage("An answer can't have the status 99. Use one from 200 to 599.");
    }

    @Test
    void namesTheReasonOfKnownStatusesOnly() {
        AnswerContext answer = AnswerContext.of("text");
        answer.setStatus(404);
        assertThat(answer.getStatusInfo().getReasonPhrase()).isEqualTo("Not Found");
        answer.setStatus(299);
        assertThat(answer.head(false).reason()).isNull();
        assertThat(answer.getStatusInfo().getFamily()).isEqualTo(Response.Status.Family.SUCCESSFUL);
    }

    @Test
    void declaresStatusAndFieldsBesideThoseOfTheEntity() {
        DeclaredHead declared = new DeclaredHead(201, List.of(new DeclaredHead.Field("X-One", "a")), Optional.of("no-store"),
                DeclaredHead.Coding.BY_TYPE);
        AnswerContext answer = AnswerContext.of("text").declare(declared);
        assertThat(answer.getStatus()).isEqualTo(201);
        assertThat(fields(answer.head(false))).containsExactlyInAnyOrder("X-One: a", "Cache-Control: no-store");
    }

    @Test
    void replacesOnlyCacheControlOfAResponse() {
        DeclaredHead declared = new DeclaredHead(201, List.of(new DeclaredHead.Field("X-One", "a")), Optional.of("no-store"),
                DeclaredHead.Coding.BY_TYPE);
        AnswerContext answer = answer(Response.accepted().header("Cache-Control", "public").build()).cache(declared);
        assertThat(answer.getStatus()).isEqualTo(202);
        assertThat(fields(answer.head(false))).containsExactly("Cache-Control: no-store");
    }

    @Test
    void readsItsFieldsAsValues() {
        URI target = URI.create("http://localhost/a");
        Link next = Link.fromUri(target).rel("next").build();
        AnswerContext answer = answer(Response.created(target).tag("t").links(next).allow("GET").build());
        assertThat(answer.getLocation()).isEqualTo(target);
        assertThat(answer.getEntityTag()).isEqualTo(new EntityTag("t"));
        assertThat(answer.getAllowedMethods()).containsExactly("GET");
        assertThat(answer.getLink("next").getUri()).isEqualTo(target);
        assertThat(answer.hasLink("prev")).isFalse();
        assertThat(answer.getLinkBuilder("prev")).isNull();
    }

    @Test
    void replacesTypeAndAnnotationsWithTheEntity() {
        AnswerContext answer = answer(Response.ok("text", "text/plain").build()).typed(String.class, ON_METHOD);
        answer.setEntity(7, new Annotation[0], MediaType.APPLICATION_JSON_TYPE);
        assertThat(answer.getMediaType()).isEqualTo(MediaType.APPLICATION_JSON_TYPE);
        assertThat(answer.getEntityClass()).isEqualTo(Integer.class);
        assertThat(answer.getEntityAnnotations()).isEmpty();
        answer.setEntity(null, null, null);
        assertThat(answer.getMediaType()).isNull();
        assertThat(answer.hasEntity()).isFalse();
    }
}
