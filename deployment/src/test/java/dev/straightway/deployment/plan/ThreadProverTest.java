package dev.straightway.deployment.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionStage;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.AsyncResponse;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.container.Suspended;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.Feature;
import jakarta.ws.rs.core.FeatureContext;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.MessageBodyReader;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.Provider;
import jakarta.xml.bind.annotation.XmlRootElement;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import com.esotericsoftware.kryo.Kryo;

import dev.straightway.deployment.Fixtures;
import dev.straightway.proof.Proof;
import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Proof.Proven;
import dev.straightway.proof.application.ExceptionMapping;
import dev.straightway.proof.application.Instantiation;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.Method;
import dev.straightway.runtime.invocation.ThreadModel;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.common.annotation.NonBlocking;
import io.smallrye.common.annotation.RunOnVirtualThread;

/** The walk itself is played: what is tested is what it is told, and what becomes of its answers. */
class ThreadProverTest {

    public record Item(String name) {
    }

    public record Name(String value) {
    }

    public static class Search {
        @QueryParam("q")
        public Name query;

        @QueryParam("page")
        public void setPage(int page) {
        }
    }

    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Audited {
    }

    @Path("items")
    public static class ItemResource {
        @GET
        @Path("plain")
        public Item plain() {
            return null;
        }

        @POST
        @Consumes("application/json")
        public void post(List<Item> items) {
        }

        @GET
        @Path("search/{name}")
        public Item search(@PathParam("name") Name name, @BeanParam Search search) {
            return null;
        }

        @GET
        @Path("audited")
        @Audited
        public Item audited() {
            return null;
        }

        @GET
        @Path("non-blocking")
        @NonBlocking
        public Item nonBlocking() {
            return null;
        }

        @GET
        @Path("blocking")
        @Blocking
        public Item blocking() {
            return null;
        }

        @GET
        @Path("virtual")
        @RunOnVirtualThread
        public Item virtual() {
            return null;
        }

        @GET
        @Path("stage")
        public CompletionStage<Item> stage() {
            return null;
        }

        @Path("located")
        public ItemResource located() {
            return null;
        }
    }

    @Path("open")
    public static class OpenResource {
        @GET
        @Path("later")
        public void later(@Suspended AsyncResponse answer) {
        }

        @GET
        @Path("file")
        public File file() {
            return null;
        }

        @GET
        @Path("object")
        public Object object() {
            return null;
        }

        @POST
        @Consumes("multipart/form-data")
        public void parts(@FormParam("part") EntityPart part) {
        }

        @PUT
        public void put(File file) {
        }
    }

    @Provider
    public static class Mapper implements ExceptionMapper<IllegalStateException> {
        @Override
        public Response toResponse(IllegalStateException exception) {
            return null;
        }
    }

    @Provider
    @Audited
    public static class Audit implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext request) {
        }
    }

    @Provider
    @PreMatching
    public static class Early implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext request) {
        }
    }

    @Provider
    public static class Late implements Feature {
        @Override
        public boolean configure(FeatureContext context) {
            return false;
        }
    }

    public static class NameConverter implements ParamConverter<Name> {
        @Override
        public Name fromString(String value) {
            return null;
        }

        @Override
        public String toString(Name value) {
            return null;
        }
    }

    @Provider
    public static class Converters implements ParamConverterProvider {
        @Override
        public <T> ParamConverter<T> getConverter(Class<T> rawType, Type genericType, Annotation[] annotations) {
            return null;
        }
    }

    @Provider
    public static class ItemWriter implements MessageBodyWriter<Item> {
        @Override
        public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return false;
        }

        @Override
        public void writeTo(Item item, Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, Object> headers, OutputStream stream) {
        }
    }

    private static final Class<?>[] ITEMS = { ItemResource.class, Item.class, Name.class, Search.class };

    private final Map<String, RouteEntry> asked = new LinkedHashMap<>();
    private Proving.Formats formats = Proving.Formats.NONE;

    private Proving proving(Proof answer, Optional<String> ownJson) {
        return new Proving(entries -> {
            entries.stream().filter(entry -> entry.locators().isEmpty())
                    .forEach(entry -> asked.put(entry.method().name(), entry));
            return entries.stream().map(entry -> new Proving.Found(answer, answer)).toList();
        }, false, type -> List.of(made(type)), type -> List.of(), ownJson, formats, ValidationCode.NOTHING, Selections.UNKNOWN);
    }

    private static Instantiation made(String type) {
        return new Instantiation(type.replace('.', '/'), List.of(Method.of(type, "<init>", "()V")), List.of(), List.of(),
                List.of(),
                List.of());
    }

    private Map<String, ThreadPlan> threads(Proof answer, Optional<String> ownJson, Class<?>... types) {
        Map<String, ThreadPlan> threads = new LinkedHashMap<>();
        Fixtures.plan(Fixtures.scan(types), name -> "Singleton", Optional.of(proving(answer, ownJson))).invokers()
                .forEach(plan -> threads.put(plan.call().method(), plan.thread()));
        return threads;
    }

    private static Class<?>[] with(Class<?>[] some, Class<?>... others) {
        List<Class<?>> all = new ArrayList<>(List.of(some));
        all.addAll(List.of(others));
        return all.toArray(Class<?>[]::new);
    }

    @Test
    void takesWhatIsProvenToTheEventLoop() {
        ThreadPlan plain = threads(new Proven(3), Optional.empty(), ITEMS).get("plain");
        assertThat(plain.value()).isEqualTo(ThreadModel.EVENT_LOOP);
        assertThat(plain.proven()).isTrue();
        assertThat(plain.why()).isEqualTo("proven: nothing in the 3 methods that it reaches blocks");
    }

    @Test
    void leavesWhatIsNotProvenOnAWorker() {
        ThreadPlan plain = threads(new NotProven(List.of(), "waits", true), Optional.empty(), ITEMS).get("plain");
        assertThat(plain.value()).isEqualTo(ThreadModel.WORKER);
        assertThat(plain.proven()).isFalse();
        assertThat(plain.why()).startsWith("not proven: ").endsWith("waits");
    }

    @ParameterizedTest
    @CsvSource({ "nonBlocking, EVENT_LOOP", "blocking, WORKER", "virtual, VIRTUAL", "stage, EVENT_LOOP", "located, WORKER" })
    void letsNoProofChangeWhatIsNotPlain(String method, ThreadModel thread) {
        assertThat(threads(new Proven(1), Optional.empty(), ITEMS).get(method).value()).isEqualTo(thread);
        assertThat(threads(new NotProven(List.of(), "waits", true), Optional.empty(), ITEMS).get(method).value())
                .isEqualTo(thread);
    }

    @Test
    void asksForPlainMethodsAndForThoseThatClaimNotToBlock() {
        threads(new Proven(1), Optional.empty(), ITEMS);
        assertThat(asked).containsOnlyKeys("audited", "nonBlocking", "plain", "post", "search");
    }

    @Test
    void namesTheInstanceTheMappersAndTheBoundFilters() {
        threads(new Proven(1), Optional.empty(), with(ITEMS, Mapper.class, Audit.class, Audited.class));
        Method mapped = Method.of(Mapper.class.getName(), "toResponse",
                "(Ljava/lang/IllegalStateException;)Ljakarta/ws/rs/core/Response;");
        Method filtered = Method.of(Audit.class.getName(), "filter", "(Ljakarta/ws/rs/container/ContainerRequestContext;)V");
        assertThat(asked.get("plain").instantiations()).containsExactly(made(ItemResource.class.getName()));
        assertThat(asked.get("plain").mappings()).singleElement().satisfies(mapping -> {
            assertThat(mapping.thrown()).isEqualTo("java/lang/IllegalStateException");
            assertThat(mapping.methods()).contains(mapped);
        });
        assertThat(asked.get("plain").others()).doesNotContain(filtered);
        assertThat(asked.get("audited").others()).contains(filtered);
    }

    public static class Base<T extends Throwable> implements ExceptionMapper<T> {
        @Override
        public Response toResponse(T exception) {
            return null;
        }
    }

    @Provider
    public static class Overloading extends Base<IllegalArgumentException> {
        public Response toResponse(String text) {
            return null;
        }
    }

    public interface Checking extends ContainerRequestFilter {
        @Override
        default void filter(ContainerRequestContext request) {
        }
    }

    @Provider
    public static class Check implements Checking {
        public void filter(String text) {
        }
    }

    @Test
    void namesWhatIsInheritedBesideAnOverload() {
        threads(new Proven(1), Optional.empty(), with(ITEMS, Base.class, Overloading.class, Checking.class, Check.class));
        assertThat(asked.get("plain").mappings()).extracting(ExceptionMapping::thrown)
                .containsExactly("java/lang/IllegalArgumentException");
        assertThat(asked.get("plain").mappings()).allSatisfy(mapping -> assertThat(mapping.methods())
                .contains(Method.of(Overloading.class.getName(), "toResponse",
                        "(Ljava/lang/Throwable;)Ljakarta/ws/rs/core/Response;")));
        assertThat(asked.get("plain").others()).contains(Method.of(Check.class.getName(), "filter",
                "(Ljakarta/ws/rs/container/ContainerRequestContext;)V"));
    }

    @Test
    void namesConversionsAndTheConstructorsAndSettersOfParts() {
        threads(new Proven(1), Optional.empty(), ITEMS);
        assertThat(asked.get("search").others()).contains(
                Method.of(Name.class.getName(), "<init>", "(Ljava/lang/String;)V"),
                Method.of(Search.class.getName(), "<init>", "()V"),
                Method.of(Search.class.getName(), "setPage", "(I)V"));
    }

    @Test
    void namesAllConvertersWhereAProviderGivesThem() {
        threads(new Proven(1), Optional.empty(), with(ITEMS, Converters.class, NameConverter.class));
        assertThat(asked.get("search").others()).anySatisfy(method -> assertThat(method.toString())
                .contains("NameConverter", "fromString"));
        assertThat(asked.get("plain").others()).noneSatisfy(method -> assertThat(method.name()).isEqualTo("fromString"));
    }

    @Test
    void namesTheApplicationsOwnWriters() {
        threads(new Proven(1), Optional.empty(), with(ITEMS, ItemWriter.class));
        assertThat(asked.get("plain").others()).extracting(Method::name).contains("isWriteable", "writeTo");
    }

    public record Label(String text) {
    }

    /** Of a class below which the runtime has a writer for one. */
    public static class Tag {
    }

    public static class StreamedTag extends Tag implements StreamingOutput {
        @Override
        public void write(OutputStream output) {
        }
    }

    @Path("labels")
    public static class LabelResource {
        @POST
        @Consumes("text/x-label")
        @Produces("text/x-label")
        public Label label(Label label) {
            return label;
        }

        @GET
        @Produces("text/x-label")
        public Tag tag() {
            return null;
        }

        @GET
        @Path("number")
        @Produces("text/x-label")
        public int number() {
            return 1;
        }
    }

    @Provider
    @Consumes("text/x-label")
    public static class LabelReader implements MessageBodyReader<Label> {
        @Override
        public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return true;
        }

        @Override
        public Label readFrom(Class<Label> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, String> headers, InputStream stream) {
            return null;
        }
    }

    private static final Class<?>[] LABELS = { LabelResource.class, Label.class, LabelReader.class, ItemWriter.class, Tag.class,
            StreamedTag.class, StreamingOutput.class };

    @Test
    void walksWhatOnlyProvidersOfTheApplicationReadAndWrite() {
        threads(new Proven(1), Optional.empty(), LABELS);
        assertThat(asked.get("label").others()).extracting(Method::name).contains("isReadable", "readFrom", "writeTo");
    }

    @ParameterizedTest
    @ValueSource(strings = { "tag", "number" })
    void walksNothingThatAProviderOfTheRuntimeMayWriteInTheirPlace(String method) {
        assertThat(threads(new Proven(1), Optional.empty(), LABELS).get(method).why())
                .contains("is written by a provider that is found for each answer");
        assertThat(asked).doesNotContainKey(method);
    }

    @Test
    void namesReadersForTheTypeOfTheEntityAlone() {
        threads(new Proven(1), Optional.empty(), MessageResource.class, Item.class, Kryo.class, LabelReader.class,
                Label.class);
        assertThat(asked.get("json").others()).extracting(Method::name).doesNotContain("readFrom", "isReadable");
    }

    public interface Named {
    }

    public record NamedItem(String name) implements Named {
    }

    @Path("named")
    public static class NamedResource {
        @POST
        @Consumes("application/json")
        public void below(NamedItem item) {
        }

        @PUT
        @Consumes("application/json")
        public void above(Object item) {
        }
    }

    @Provider
    public static class NamedReader implements MessageBodyReader<Named> {
        @Override
        public boolean isReadable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
            return true;
        }

        @Override
        public Named readFrom(Class<Named> type, Type genericType, Annotation[] annotations, MediaType mediaType,
                MultivaluedMap<String, String> headers, InputStream stream) {
            return null;
        }
    }

    @Test
    void namesReadersForTypesAboveTheEntity() {
        threads(new Proven(1), Optional.empty(), NamedResource.class, NamedReader.class, Named.class, NamedItem.class);
        assertThat(asked.get("below").others()).extracting(Method::name).contains("readFrom");
    }

    @Path("messages")
    public static class MessageResource {
        @POST
        @Consumes({ "application/json", "application/x-kryo" })
        public void either(Item item) {
        }

        @PUT
        @Consumes("application/json")
        public void json(Item item) {
        }

        @GET
        @Produces("application/x-kryo")
        public Response response() {
            return null;
        }
    }

    /** Kryo calls constructors that JSON doesn't; what it asks when it writes is walked. */
    @Test
    void walksWhatKryoWritesAndNothingThatItMayRead() {
        formats = new Proving.Formats(Optional.empty(), true);
        threads(new Proven(1), Optional.empty(), MessageResource.class, Item.class, Kryo.class);
        assertThat(asked).containsOnlyKeys("json", "response");
    }

    @XmlRootElement
    public static class Note {
        public String text;
    }

    @Path("notes")
    public static class NoteResource {
        @GET
        @Path("json")
        @Produces("application/json")
        public Note json() {
            return new Note();
        }

        @GET
        @Path("xml")
        @Produces("application/xml")
        public Note xml() {
            return new Note();
        }

        @GET
        @Path("both")
        @Produces({ "application/json", "application/xml" })
        public Note both() {
            return new Note();
        }
    }

    @Test
    void walksJsonOfWhatIsDeclaredForXml() {
        formats = new Proving.Formats(Optional.of(Proving.Marshalling.OPEN), false);
        threads(new Proven(1), Optional.empty(), NoteResource.class, Note.class);
        assertThat(asked).containsOnlyKeys("json");
    }

    @Test
    void walksXmlThatTheReferenceImplementationWrites() {
        formats = new Proving.Formats(Optional.of(Proving.Marshalling.WALKED), false);
        threads(new Proven(1), Optional.empty(), NoteResource.class, Note.class);
        assertThat(asked).containsOnlyKeys("json", "xml", "both");
        assertThat(asked.get("json").written()).isEqualTo(RouteEntry.Written.JSON);
        assertThat(asked.get("xml").written()).isEqualTo(RouteEntry.Written.ANY);
        assertThat(asked.get("both").written()).isEqualTo(RouteEntry.Written.ANY);
    }

    /** It could have the answer written as XML. */
    @Test
    void walksNoJsonOfWhatIsDeclaredForXmlBehindAFilter() {
        formats = new Proving.Formats(Optional.of(Proving.Marshalling.OPEN), false);
        threads(new Proven(1), Optional.empty(), NoteResource.class, Note.class, Audit.class);
        assertThat(asked).isEmpty();
    }

    @Test
    void namesWhatJsonReads() {
        threads(new Proven(1), Optional.empty(), ITEMS);
        assertThat(asked.get("post").reads())
                .containsExactly("Ljava/util/List<L" + Item.class.getName().replace('.', '/') + ";>;");
        assertThat(asked.get("plain").reads()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "later  | the answer: comes later, from code that isn't followed",
            "file   | the entity of the answer: is written by a provider",
            "object | the entity of the answer: is written by a provider",
            "parts  | the parts of a multipart body: may be files",
            "put    | the entity of the request: is read by a provider" })
    void walksNoRouteThatIsServedByCodeItDoesNotKnow(String method, String why) {
        ThreadPlan plan = threads(new Proven(1), Optional.empty(), OpenResource.class).get(method);
        assertThat(asked).doesNotContainKey(method);
        assertThat(plan.value()).isEqualTo(ThreadModel.WORKER);
        assertThat(plan.why()).startsWith("not proven: ThreadProverTest$OpenResource#" + method + " → " + why);
        assertThat(((NotProven) plan.proof().orElseThrow()).advice()).isNotEmpty();
    }

    @Test
    void walksNothingWhereFiltersComeBeforeTheMatching() {
        assertThat(threads(new Proven(1), Optional.empty(), with(ITEMS, Early.class)).get("plain").why())
                .contains("pre-matching filters");
        assertThat(asked).isEmpty();
    }

    @Test
    void walksNothingWhereFeaturesMayAddMore() {
        assertThat(threads(new Proven(1), Optional.empty(), with(ITEMS, Late.class)).get("plain").why()).contains("features");
        assertThat(asked).isEmpty();
    }

    @Test
    void walksNoJsonThatTheApplicationChanges() {
        assertThat(threads(new Proven(1), Optional.of("org.acme.Mapper"), ITEMS).get("plain").why())
                .contains("org.acme.Mapper: may call any code to read and write JSON");
        assertThat(asked).isEmpty();
    }

    @Produces("text/plain")
    @Path("text")
    public static class TextResource {
        @GET
        public String get() {
            return "";
        }

        @POST
        public String post(InputStream stream) {
            return "";
        }
    }

    @Test
    void walksTextWhateverTheApplicationDoesToJson() {
        threads(new Proven(1), Optional.of("org.acme.Mapper"), TextResource.class);
        assertThat(asked).containsOnlyKeys("get", "post");
    }
}
