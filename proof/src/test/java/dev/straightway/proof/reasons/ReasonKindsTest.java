package dev.straightway.proof.reasons;

import static dev.straightway.proof.judge.ReasonKind.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Prover;
import dev.straightway.proof.Question;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.Bean;
import dev.straightway.proof.application.Beans;
import dev.straightway.proof.application.InjectionPoint;
import dev.straightway.proof.application.Instantiation;
import dev.straightway.proof.application.ReadTypes;
import dev.straightway.proof.application.Resolution;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.judge.ReasonKind;

/** Asks for each kind of reason where a user finds it in the source, and what it tells to change. */
class ReasonKindsTest {

    private static final String SHOP = "dev/straightway/proof/reasons/Shop";
    private static final Map<String, byte[]> MADE = new Made().classes();
    /** They need Quarkus: the corpus of {@code deployment} shows them. */
    private static final Set<ReasonKind> SHOWN_THERE = EnumSet.of(KEPT, CONFIGURATION);
    private static final Pattern MARK = Pattern.compile("\\((\\w+)\\)");

    /** @param message with marks in the source in place of lines */
    private record Example(ReasonKind kind, String type, String message) {

        @Override
        public String toString() {
            return kind + " of " + type;
        }
    }

    private static final List<Example> EXAMPLES = List.of(
            new Example(BLOCKS, "Sleeps", "Shop$Sleeps#get → java.lang.Thread#sleep: sleeps (sleeps)"),
            new Example(MONITOR, "Locks",
                    "Shop$Locks#get → synchronized: waits for a monitor that another thread may hold (locks)"),
            new Example(HELD_MONITOR, "Fails", "Shop$Fails#get → java.lang.Exception#getCause: waits for the monitor of an"
                    + " exception that other code holds (asked): Shop$Fails#hold locks it (held)"),
            new Example(UNSEEN, "Reflects", "Shop$Reflects#get → java.lang.Class#forName: reflection (reflects)"),
            new Example(UNREVIEWED, "Draws", "Shop$Draws#get → java.awt.Point#<init>: has not been reviewed (draws)"),
            new Example(NATIVE, "Native", "Shop$Native#get → Shop$Native#count → native code: can't be seen (nativeClass)"),
            new Example(UNREADABLE, "made/Linked", "Linked#get → a call that Linker#link links: can't be seen (Made.java:7)"),
            new Example(ABSENT, "made/Lost", "Lost#get → Counter#count: the method isn't found: its class is missing, or"
                    + " is one of two of its name, or links by name alone (Made.java:7)"),
            new Example(GENERATED, "Asks", "Shop$Asks#get → Shop$Client#ask: may be implemented by generated code, as its"
                    + " type is annotated (generated)"),
            new Example(MANY_CLASSES, "made/Chooses",
                    "Chooses#get → Choice#count: has 151 implementations, which are more than 150 (Made.java:7)"),
            new Example(NO_CLASS, "Measures",
                    "Shop$Measures#get → Shop$Shape#area: is called on a Shop$Shape, of which no class is seen (shapeless)"),
            new Example(LIBRARY_FUNCTION, "Counts",
                    "Shop$Counts#get → Library$Count#of: may be any function that a library makes (function)"),
            new Example(RETURNED, "Loads", "Shop$Loads#get → java.util.function.Supplier#get: is called on an object whose"
                    + " class is not known (used): what java.lang.reflect.Constructor#newInstance returns to Shop$Loads#load"
                    + " (loaded)"),
            new Example(PUT_IN, "Saves", "Shop$Saves#get → java.util.function.Supplier#get: is called on an object whose"
                    + " class is not known (part): what the call of java.io.ObjectOutputStream#writeObject in Shop$Saves#save"
                    + " puts there (saved)"),
            new Example(HANDED_IN, "Finds", "Shop$Finds#get → java.lang.Runnable#run: is called on an object whose class is"
                    + " not known (found): what the call of java.util.ServiceLoader#forEach in Shop$Finds#find hands in"
                    + " (finds)"),
            new Example(LIBRARY_FIELD, "Hooked", "Shop$Hooked#get → java.lang.Runnable#run: is called on an object whose"
                    + " class is not known (hook): the field Library#hook"),
            new Example(INJECTED, "Injected", "Shop$Injected#get → java.util.function.Supplier#get: is called on an object"
                    + " whose class is not known (injected): what is injected into Shop$Injected#source (injectedClass)"),
            new Example(CONTAINER, "Calls", "the bean of org.acme.Made, which an extension makes: can't be seen (calls)"),
            new Example(NEVER_GIVEN, "Unset", "Shop$Unset#get → java.util.function.Supplier#get: is called on an object whose"
                    + " class is not known (unset): nothing is seen to write the field Shop$Unset#source (unsetClass)"),
            new Example(FRAMEWORK, "Listens", "Shop$Listens#get → java.lang.Runnable#run: is called on an object whose class"
                    + " is not known (last): what a framework hands to Shop$Listens#accept (listens)"),
            new Example(READ_AS, "Takes", "Shop$Takes#get → java.util.concurrent.Callable#call: is called on an object whose"
                    + " class is not known (task): what a request or JSON gives for java.util.concurrent.Callable"),
            new Example(READ_BY_SETTINGS, "Reads", "Shop$Reads#get → java.lang.Object#toString: is called on an object whose"
                    + " class is not known (read): what JSON makes for Shop$Marked (marked)"),
            new Example(REFLECTED, "Restored", "Shop$Restored#get → java.util.function.Supplier#get: is called on an object"
                    + " whose class is not known (restored): what is read by code that sets fields by reflection"),
            new Example(JSON_ANNOTATION, "Filtered",
                    "JSON reading Shop$Marked: has @JsonFilter, which the proof doesn't follow (marked)"),
            new Example(JSON_TYPE, "Returns", "JSON writing java.lang.Thread: is a type whose JSON isn't reviewed (thread)"),
            new Example(JSON_MAPPER, "Maps", "the server's ObjectMapper, changed by registerModule in Shop$Maps#start: may"
                    + " call any code to read and write JSON (module)"),
            new Example(TOO_FAR, "Calls", "Shop$Calls#get → more than 1 methods: are too many to walk (calls)"),
            new Example(REQUEST_SCOPE, "Visits",
                    "Shop$Visits#get → Shop$Visit#name: asks for what the request scope holds (visit)"));

    static Stream<Example> examples() {
        return EXAMPLES.stream();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void namesTheLineAndSaysWhatToChange(Example example) {
        NotProven proof = proof(example);
        assertThat(proof.words()).isEqualTo(withLines(example.message()));
        assertThat(proof.advice()).isEqualTo(example.kind().advice());
    }

    @Test
    void hasAnExampleOfEachKind() {
        assertThat(Stream.concat(EXAMPLES.stream().map(Example::kind), SHOWN_THERE.stream()))
                .containsOnlyOnce(ReasonKind.values()).containsAll(List.of(ReasonKind.values()));
    }

    @Test
    void tellsKindsApartByWhatToChange() {
        assertThat(ReasonKind.values()).extracting(ReasonKind::advice).doesNotHaveDuplicates()
                .allMatch(advice -> advice.matches("[a-z].*[^.;]"));
    }

    @Test
    void listsAllKindsInTheDocumentation() throws IOException {
        String page = Files.readString(Path.of("../docs/reasons.md"));
        assertThat(ReasonKind.values()).allSatisfy(kind -> assertThat(page).contains("| " + kind.advice() + " |"));
    }

    private static NotProven proof(Example example) {
        String type = example.type().contains("/") ? example.type() : SHOP + "$" + example.type();
        Question question = example.kind() == REQUEST_SCOPE ? Question.REQUEST_SCOPE : Question.BLOCKS;
        Application application = new Application(source(example), new Container(), Judgements.reviewed(List.of()),
                example.kind() == TOO_FAR ? 1 : Application.METHODS, Optional.empty(), ReadTypes.NONE, Optional.empty(),
                Optional.empty());
        List<RouteEntry> entries = example.kind() != READ_BY_SETTINGS ? List.of(entry(example, type))
                : List.of(entry(example, type), new RouteEntry(new Method(type, "put", "(L" + SHOP + "$Marked;)V"), List.of(),
                        Set.of("L" + SHOP + "$Marked;"), false));
        return (NotProven) Prover.of(entries, application).ask(question).get(0);
    }

    private static RouteEntry entry(Example example, String type) {
        MethodNode method = method(type);
        List<Instantiation> made = example.kind() != CONTAINER ? List.of()
                : List.of(Instantiation.unknown("the bean of org.acme.Made, which an extension makes"));
        Set<String> reads = example.kind() == JSON_ANNOTATION ? Set.of("L" + SHOP + "$Marked;") : Set.of();
        return new RouteEntry(new Method(type, "get", method.desc), List.of(), made, List.of(), reads, true);
    }

    private static MethodNode method(String type) {
        ClassNode node = new ClassNode(Opcodes.ASM9);
        new ClassReader(bytes(type)).accept(node, 0);
        return node.methods.stream().filter(method -> method.name.equals("get")).findFirst().orElseThrow();
    }

    /** Only the classes of the example: others would say something of it too. */
    private static ClassSource source(Example example) {
        Set<String> names = new TreeSet<>(Set.of(SHOP + "$Client", SHOP + "$Shape", SHOP + "$Marked", SHOP + "$Visit"));
        names.add(SHOP + "$" + example.type());
        if (example.type().contains("/")) {
            names = MADE.keySet();
        }
        return ClassSource.of(ReasonKindsTest::bytes, names, Set.of("dev/straightway/proof/reasons/Library",
                "dev/straightway/proof/reasons/Library$Count", "dev/straightway/proof/reasons/Library$Generates"));
    }

    private static byte[] bytes(String name) {
        byte[] made = MADE.get(name);
        try (InputStream in = made != null ? null
                : ReasonKindsTest.class.getClassLoader().getResourceAsStream(name + ".class")) {
            return made != null ? made : in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Puts lines where marks are; the mark of a class is the line where it begins. */
    private static String withLines(String message) {
        return MARK.matcher(message).replaceAll(mark -> "(" + line(mark.group(1)) + ")");
    }

    private static String line(String mark) {
        try {
            List<String> lines = Files.readAllLines(Path.of("src/test/java/" + SHOP + ".java"));
            return lines.stream().filter(line -> line.endsWith("// " + mark))
                    .map(line -> "Shop.java:" + (lines.indexOf(line) + 1))
                    .collect(Collectors.joining(", "));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Knows the bean of the request scope. */
    private static final class Container implements Beans {
        @Override
        public Optional<Resolution> at(InjectionPoint point) {
            return !point.type().endsWith("$Visit;") ? Optional.empty()
                    : Optional.of(Resolution.of(new Bean(Bean.Scope.REQUEST, SHOP + "$Visit", Instantiation.nothing())));
        }

        @Override
        public List<Method> around(Method method) {
            return List.of();
        }
    }
}
