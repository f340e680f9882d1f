package dev.straightway.deployment.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import jakarta.annotation.Priority;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Feature;
import jakarta.ws.rs.core.FeatureContext;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.Provider;

import org.junit.jupiter.api.Test;

import dev.straightway.BufferWriter;
import dev.straightway.EntityForm;
import dev.straightway.deployment.Fixtures;
import dev.straightway.proof.Proof;
import dev.straightway.proof.Proof.Proven;
import dev.straightway.runtime.body.Representation;
import dev.straightway.runtime.recording.OwnProviderSpec;
import io.vertx.core.buffer.Buffer;

/** Which entity provider of the application a route is bound to. */
class OwnBodiesTest {

    public interface Named {
    }

    public record Label(String text) implements Named {
    }

    public static class Box {
    }

    public static class Crate extends Box {
    }

    /** Takes what its {@code isWriteable} says, which the tests say for it. */
    public abstract static class Writing<T> implements MessageBodyWriter<T> {
        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return true;
        }

        @Override
        public void writeTo(T entity, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream stream) {
        }
    }

    @Provider
    @Produces("text/x-label")
    public static class LabelWriter extends Writing<Label> {
    }

    @Provider
    @Produces("text/x-label")
    public static class NamedWriter extends Writing<Named> {
    }

    @Provider
    @Produces("text/*")
    public static class TextWriter extends Writing<Label> {
    }

    @Provider
    @Priority(10)
    @Produces("text/x-label")
    public static class FirstWriter extends Writing<Label> {
    }

    @Provider
    @Produces("text/x-label")
    public static class SecondWriter extends Writing<Label> {
    }

    @Provider
    public static class AnyWriter extends Writing<Object> {
    }

    @Provider
    @Produces
    public static class BareWriter extends LabelWriter {
    }

    @Provider
    @Produces("*/*+json")
    public static class AnyJsonWriter extends Writing<Label> {
    }

    @Provider
    @Produces("application/*+json;charset=utf-8")
    public static class JsonWriter extends Writing<Label> {
    }

    @Provider
    @Produces("text/x-label")
    public static class BoxWriter extends Writing<Box> {
    }

    @Provider
    @Produces("text/x-label")
    public static class LeanWriter implements BufferWriter<Label> {
        @Override
        public void write(Label label, EntityForm form, Buffer into) {
            into.appendString(label.text());
        }
    }

    @Provider
    @Consumes("text/x-label")
    public static class LabelReader implements MessageBodyReader<Label> {
        @Override
        public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return type == Label.class;
        }

        @Override
        public Label readFrom(Class<Label> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, String> headers, InputStream stream) {
            return null;
        }
    }

    public static class MoreSpecialWriter extends LabelWriter {
    }

    @Provider
    public static class Registering implements Feature {
        @Override
        public boolean configure(FeatureContext context) {
            return false;
        }
    }

    @Path("labels")
    public static class Labels {
        @GET
        @Path("label")
        @Produces("text/x-label")
        public Label label() {
            return null;
        }

        @GET
        @Path("json")
        @Produces("application/json")
        public Label json() {
            return null;
        }

        @GET
        @Path("suffixed")
        @Produces("application/x-label+json")
        public Label suffixed() {
            return null;
        }

        @GET
        @Path("both")
        @Produces({ "application/json", "text/x-label" })
        public Label both() {
            return null;
        }

        @GET
        @Path("text")
        @Produces("text/*")
        public Label text() {
            return null;
        }

        @GET
        @Path("list")
        @Produces("application/json")
        public List<Label> list() {
            return null;
        }

        @GET
        @Path("string")
        @Produces("text/x-label")
        public String string() {
            return null;
        }

        @GET
        @Path("box")
        @Produces("text/x-label")
        public Box box() {
            return null;
        }

        @GET
        @Path("response")
        @Produces("application/json")
        public Response response() {
            return null;
        }
    }

    @Path("read")
    public static class Read {
        @POST
        @Consumes("text/x-label")
        public void read(Label label) {
        }
    }

    private static InvokerPlan plan(String method, Selections selections, Class<?>... providers) {
        return plan(method, selections, name -> "Singleton", providers);
    }

    private static InvokerPlan plan(String method, Selections selections, Beans beans, Class<?>... providers) {
        Class<?>[] types = Stream.concat(
                Stream.of(method.equals("read") ? Read.class : Labels.class, Label.class, Named.class, Box.class, Crate.class,
                        Writing.class, BufferWriter.class),
                Stream.of(providers)).toArray(Class<?>[]::new);
        Proof proof = new Proven(1);
        Proving proving = new Proving(entries -> entries.stream().map(entry -> new Proving.Found(proof, proof)).toList(), false,
                name -> List.of(), name -> List.of(), Optional.empty(), Proving.Formats.NONE, ValidationCode.NOTHING,
                selections);
        return Fixtures.plan(Fixtures.scan(types), beans, Optional.of(proving)).invokers().stream()
                .filter(plan -> plan.call().method().equals(method)).findFirst().orElseThrow();
    }

    private static ResultPlan writer(String method, Class<?>... providers) {
        return plan(method, question -> Optional.of(true), providers).result();
    }

    private static String bound(String method, Class<?>... providers) {
        return writer(method, providers).own().bound().map(name -> name.substring(name.indexOf('$') + 1)).orElse(null);
    }

    @Test
    void bindsAWriterOfTheClass() {
        ResultPlan result = writer("label", LabelWriter.class);
        assertThat(result.variants()).extracting(one -> one.representation()).containsExactly(Representation.OWN);
        assertThat(result.why()).isEqualTo("fixed: @Produces allows text/x-label only, and " + Label.class.getName()
                + " is written by " + LabelWriter.class.getName());
    }

    @Test
    void bindsAReaderOfTheClass() {
        ArgumentPlan.FromEntity entity = (ArgumentPlan.FromEntity) plan("read", question -> Optional.of(true),
                LabelReader.class).arguments().get(0);
        assertThat(entity.own().bound()).contains(LabelReader.class.getName());
        assertThat(entity.why()).isEqualTo("fixed: " + Label.class.getName() + " is read from [text/x-label] by "
                + LabelReader.class.getName());
    }

    @Test
    void bindsAWriterWithoutStreams() {
        assertThat(bound("label", LeanWriter.class)).isEqualTo("LeanWriter");
    }

    @Test
    void prefersTheNearerType() {
        assertThat(bound("label", NamedWriter.class, LabelWriter.class)).isEqualTo("LabelWriter");
    }

    @Test
    void prefersTheMoreSpecificMediaType() {
        assertThat(bound("label", TextWriter.class, LabelWriter.class)).isEqualTo("LabelWriter");
    }

    @Test
    void bindsAWriterThatDeclaresNoMediaTypeButTheAnnotation() {
        assertThat(bound("suffixed", BareWriter.class, LabelWriter.class)).isEqualTo("BareWriter");
    }

    @Test
    void bindsAWriterOfASuffixOfAnyType() {
        assertThat(bound("suffixed", AnyJsonWriter.class)).isEqualTo("AnyJsonWriter");
        assertThat(bound("suffixed", AnyJsonWriter.class, JsonWriter.class)).isEqualTo("JsonWriter");
        assertThat(writer("label", AnyJsonWriter.class).own()).isEqualTo(OwnProviderSpec.NONE);
    }

    @Test
    void prefersThePriority() {
        assertThat(bound("label", SecondWriter.class, LabelWriter.class, FirstWriter.class)).isEqualTo("FirstWriter");
    }

    @Test
    void leavesOutWhoRefuses() {
        ResultPlan result = plan("label", question -> Optional.of(!question.asked().owner().endsWith("FirstWriter")),
                FirstWriter.class, LabelWriter.class).result();
        assertThat(result.own().bound()).contains(LabelWriter.class.getName());
    }

    @Test
    void asksBothOfTwoThatFitEqually() {
        assertThat(writer("label", LabelWriter.class, SecondWriter.class).why()).endsWith("; run time asks the entity providers"
                + " of the application: " + LabelWriter.class.getName() + " and " + SecondWriter.class.getName()
                + " fit equally");
    }

    @Test
    void asksWhoseAnswerIsNotKnown() {
        ResultPlan result = plan("label", Selections.UNKNOWN, LabelWriter.class).result();
        assertThat(result.own()).isEqualTo(OwnProviderSpec.OPEN);
        assertThat(result.why()).endsWith("what " + LabelWriter.class.getName() + "#isWriteable answers isn't known before");
    }

    @Test
    void asksAboutSubclasses() {
        assertThat(writer("box", BoxWriter.class).why()).endsWith(
                "of what class an entity is that is declared as " + Box.class.getName() + " isn't known before");
    }

    @Test
    void asksWhereTheContainerMayGiveASubclass() {
        assertThat(writer("label", LabelWriter.class, MoreSpecialWriter.class).own()).isEqualTo(OwnProviderSpec.OPEN);
    }

    @Test
    void asksWhereFeaturesMayRegisterMore() {
        assertThat(writer("label", LabelWriter.class, Registering.class).own()).isEqualTo(OwnProviderSpec.OPEN);
    }

    @Test
    void asksAboutARangeOfMediaTypes() {
        assertThat(writer("text", LabelWriter.class).why()).endsWith("text/* isn't a concrete media type");
    }

    @Test
    void asksWhereOneTakesSomeOfSeveralMediaTypes() {
        assertThat(writer("both", LabelWriter.class).own()).isEqualTo(OwnProviderSpec.OPEN);
    }

    @Test
    void asksAboutTextsWhichAStandardOneWrites() {
        assertThat(writer("string", AnyWriter.class).own()).isEqualTo(OwnProviderSpec.OPEN);
    }

    @Test
    void asksOneForAllTypesAndMediaTypes() {
        assertThat(writer("label", AnyWriter.class).why()).endsWith("a standard one may come before "
                + AnyWriter.class.getName() + ", which is for all types and media types");
    }

    @Test
    void asksAboutResponsesInAnyMediaType() {
        assertThat(writer("response", LabelWriter.class).own()).isEqualTo(OwnProviderSpec.OPEN);
    }

    @Test
    void needsTheScopeOfTheRequestWhereAProviderBelongsToIt() {
        Beans beans = name -> name.endsWith("Writer") ? "RequestScoped" : "Singleton";
        assertThat(plan("label", question -> Optional.of(true), beans, LabelWriter.class).requestScope().why())
                .isEqualTo("active: the entity provider " + LabelWriter.class.getName() + " may belong to the request");
        assertThat(plan("json", question -> Optional.of(true), beans, LabelWriter.class).requestScope().value()).isFalse();
        assertThat(plan("label", question -> Optional.of(true), LabelWriter.class).requestScope().value()).isFalse();
    }

    @Test
    void leavesRoutesAloneWhoseMediaTypeNobodyTakes() {
        ResultPlan result = writer("json", LabelWriter.class);
        assertThat(result.own()).isEqualTo(OwnProviderSpec.NONE);
        assertThat(result.variants()).extracting(one -> one.representation()).containsExactly(Representation.JSON);
    }

    @Test
    void leavesRoutesAloneWhoseTypeNobodyTakes() {
        assertThat(writer("box", LabelWriter.class).own()).isEqualTo(OwnProviderSpec.NONE);
        assertThat(writer("list", LabelWriter.class).own()).isEqualTo(OwnProviderSpec.NONE);
    }

    @Test
    void leavesRoutesAloneThatEveryOneRefuses() {
        assertThat(plan("label", question -> Optional.of(false), LabelWriter.class).result().own())
                .isEqualTo(OwnProviderSpec.NONE);
    }
}
