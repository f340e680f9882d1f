package dev.straightway.deployment.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import javax.tools.ToolProvider;

import org.jboss.jandex.CompositeIndex;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Indexer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.deployment.Fixtures;

/** A class is compiled once, however many locators reach it and whatever they may return. */
class InvokersOfManyRoutesTest {

    private static final int CLASSES = 100;
    private static final int METHODS = 10;
    private static final int ROUTES = CLASSES * METHODS;
    /** The method of {@code Part}, and its own locator. */
    private static final int LOCATED = 2;

    @TempDir
    static Path folder;

    private static IndexView many;

    @BeforeAll
    static void compileMany() throws IOException {
        many = compiled("Many", lines(CLASSES, type -> "@Path(\"c" + type + "\") public static class C" + type + " {\n"
                + lines(METHODS, method -> "@GET @Path(\"m" + method + "/{id}\") public String m" + method
                        + "(@PathParam(\"id\") int id) { return \"\"; }")
                + "}"), Object.class, String.class, Class.class);
    }

    private static IndexView compiled(String name, String members, Class<?>... known) throws IOException {
        Path classes = Files.createTempDirectory(folder, name);
        Path source = Files.writeString(classes.resolve(name + ".java"),
                "import jakarta.ws.rs.*;\npublic class " + name + " {\n" + members + "}");
        int errors = ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", "-cp",
                System.getProperty("java.class.path"), "-d", classes.toString(), source.toString());
        assertThat(errors).isZero();
        Indexer indexer = new Indexer();
        for (Class<?> type : known) {
            indexer.indexClass(type);
        }
        try (Stream<Path> files = Files.list(classes)) {
            for (Path type : files.filter(one -> one.toString().endsWith(".class")).toList()) {
                try (InputStream bytes = Files.newInputStream(type)) {
                    indexer.index(bytes);
                }
            }
        }
        return indexer.complete();
    }

    private static String lines(int count, IntFunction<String> line) {
        return IntStream.range(0, count).mapToObj(i -> line.apply(i) + "\n").collect(Collectors.joining());
    }

    /**
     * @param returned what the locators declare; any class, as {@code Part} has a locator that does
     * @param ways that lead to the method of {@code Part} as far as the build knows
     */
    @ParameterizedTest
    @CsvSource({ "Part, 1, 1", "Class<Part>, 30, 30", "Object, 30, 0" })
    void areOneForEachMethodAndLocator(String returned, int locators, int ways) throws IOException {
        IndexView located = compiled("Located", """
                public static class Part {
                    @GET public String get() { return ""; }
                    @Path("any") public Object any() { return this; }
                }
                @Path("locators") public static class Locators {
                """ + lines(locators, i -> "@Path(\"l" + i + "\") public " + returned + " l" + i + "() { return null; }")
                + "}\n");

        Plan plan = Fixtures.plan(Fixtures.scan(CompositeIndex.create(many, located)), name -> "Singleton", Optional.empty());

        assertThat(plan.invokers()).hasSize(ROUTES + locators);
        assertThat(plan.generated()).hasSize(ROUTES + locators + LOCATED);
        assertThat(plan.ways()).hasSize(ways);
        assertThat(plan.ways().stream().map(way -> way.plan().invoker()).distinct()).hasSizeLessThan(2);
    }
}
