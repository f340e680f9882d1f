package dev.straightway.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import javax.tools.ToolProvider;
import javax.xml.parsers.DocumentBuilderFactory;

import org.jboss.jandex.Indexer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

import dev.straightway.deployment.check.Checker;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.Planner;

/** The snippets of the page about moving over, and what it refers to. */
class MigratePageTest {

    private static final Path DOCS = Path.of("../docs");
    private static final Path PAGE = DOCS.resolve("migrate.md");
    private static final String IMPORTS = Stream.of("jakarta.ws.rs.*", "jakarta.ws.rs.core.MediaType",
            "org.jboss.resteasy.reactive.*", "org.jboss.resteasy.reactive.multipart.FileUpload",
            "org.jboss.resteasy.reactive.server.ServerExceptionMapper").map(name -> "import " + name + ";\n")
            .collect(Collectors.joining());

    @TempDir
    Path folder;

    private static List<String> found(String pattern) throws IOException {
        Matcher matcher = Pattern.compile(pattern).matcher(Files.readString(PAGE));
        List<String> found = new ArrayList<>();
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
        assertThat(found).as("/%s/ in the page", pattern).isNotEmpty();
        return found;
    }

    private static List<String> snippets(String language) throws IOException {
        return found("(?s)```" + language + "\n(.*?)```");
    }

    @Test
    void itsResourcesAreCompiledWithoutAProblem() throws Exception {
        List<String> routes = new ArrayList<>();
        for (String source : snippets("java")) {
            RestApplication application = scan(source);
            assertThat(Checker.check(application, Fixtures.surroundings(Fixtures.singletons(application)))).as(source)
                    .isEmpty();
            Plan plan = new Planner(application, "", name -> "Singleton", java.util.Optional.empty()).plan();
            plan.invokers().forEach(route -> routes.add(route.route().words() + " " + route.route().template()));
        }
        assertThat(routes).containsExactly("GET /items/{id}", "POST /pictures");
    }

    private RestApplication scan(String source) throws Exception {
        Matcher name = Pattern.compile("public class (\\w+)").matcher(source);
        assertThat(name.find()).as("a class in %s", source).isTrue();
        Path folderOfClass = Files.createDirectory(folder.resolve(name.group(1)));
        Path file = Files.writeString(folderOfClass.resolve(name.group(1) + ".java"), IMPORTS + source);
        int errors = ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", "-parameters", "-cp",
                System.getProperty("java.class.path"), "-d", folderOfClass.toString(), file.toString());
        assertThat(errors).as("errors in %s", source).isZero();
        Indexer indexer = new Indexer();
        for (Class<?> known : List.of(String.class, Object.class, org.jboss.resteasy.reactive.RestResponse.class,
                org.jboss.resteasy.reactive.multipart.FileUpload.class, IllegalArgumentException.class,
                RuntimeException.class, Exception.class, Throwable.class)) {
            indexer.indexClass(known);
        }
        try (Stream<Path> classes = Files.list(folderOfClass)) {
            for (Path type : classes.filter(one -> one.toString().endsWith(".class")).toList()) {
                indexer.index(Files.newInputStream(type));
            }
        }
        return Fixtures.scan(indexer.complete());
    }

    @Test
    void namesTheArtifactOfTheExtension() throws Exception {
        Element pom = xml(Files.readString(Path.of("../runtime/pom.xml")));
        Element parent = (Element) pom.getElementsByTagName("parent").item(0);
        for (String snippet : snippets("xml")) {
            Element dependency = xml(snippet);
            assertThat(text(dependency, "groupId")).isEqualTo(text(parent, "groupId"));
            assertThat(text(dependency, "version")).isEqualTo(text(parent, "version"));
            assertThat(text(dependency, "artifactId")).isEqualTo("quarkus-straightway");
        }
    }

    private static Element xml(String text) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(text)))
                .getDocumentElement();
    }

    private static String text(Element element, String tag) {
        return element.getElementsByTagName(tag).item(0).getTextContent();
    }

    @Test
    void setsKeysThatAreThereToAValueThatTheyMayHave() throws Exception {
        String reference = Files.readString(DOCS.resolve("configuration.md"));
        for (String snippet : snippets("properties")) {
            String[] property = snippet.strip().split("=");
            assertThat(reference).contains("`" + property[0] + "`");
            assertThat(reference.substring(reference.indexOf("`" + property[0] + "`")).split("</tr>", 2)[0])
                    .as(property[0]).containsPattern("(?i)boolean|`" + property[1] + "`");
        }
        assertThat(found("`(quarkus\\.straightway\\.[a-z.-]+)`")).allSatisfy(key -> assertThat(reference).contains(key));
    }

    @Test
    void listsTheKeysOfQuarkusRestAsTheTableOfPromisesDoes() throws Exception {
        String promises = Files.readString(DOCS.resolve("quarkus-rest.md"));
        assertThat(found("`(quarkus\\.rest\\.[a-z.-]+)`"))
                .allSatisfy(key -> assertThat(promises).contains("| `" + key + "` |"));
    }

    @Test
    void refersToProblemsAndPagesThatAreThere() throws Exception {
        String problems = Files.readString(DOCS.resolve("problems.md"));
        assertThat(found("(STW-\\d+)")).allSatisfy(id -> assertThat(problems).contains("| " + id + " |"));
        assertThat(found("\\]\\(([^)#]+)[^)]*\\)")).allSatisfy(link -> assertThat(DOCS.resolve(link)).exists());
    }
}
