package dev.straightway.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import dev.straightway.lab.scenario.Scenario;
import dev.straightway.lab.scenario.ScenarioCatalog;
import dev.straightway.lab.target.Asked;
import dev.straightway.lab.target.ServerTarget;
import dev.straightway.lab.target.TargetCatalog;
import dev.straightway.lab.verify.Address;
import dev.straightway.lab.verify.Verification;

/** Does what {@code docs/method-targets.md} tells, with its own words: the blocks of code are taken out of it. */
class WorkedExampleTest {

    private static final Path HOME = Path.of(System.getProperty("lab.home"));

    @TempDir
    Path folder;

    @Test
    void theServerOfTheGuideAnswersTheScenariosThatItOffers() throws Exception {
        Path jdk = Files.createDirectories(folder.resolve("targets/jdk"));
        Files.writeString(folder.resolve("Hello.java"), block("public class Hello"));
        tool("javac", "-d", folder.resolve("classes").toString(), folder.resolve("Hello.java").toString());
        tool("jar", "--create", "--file", jdk.resolve("hello.jar").toString(), "--main-class", "Hello", "-C",
                folder.resolve("classes").toString(), ".");
        Files.writeString(jdk.resolve("target.properties"), block("title=HttpServer of the JDK") + "reference=true\n");
        ServerTarget target = TargetCatalog.read(folder.resolve("targets")).named(List.of("jdk")).get(0);
        Scenario text = ScenarioCatalog.read(HOME.resolve("scenarios")).named(List.of("text")).get(0);

        try (RunningServer server = RunningServer.start(target, text, folder.resolve("server.log"))) {
            Verification.verify(Address.loopback(server.port()), Asked.of(target, text));
            Verification.verify(Address.loopback(server.port()), Asked.of(target, greeting()));
        }
    }

    private Scenario greeting() throws IOException {
        Path scenarios = Files.createDirectories(folder.resolve("scenarios"));
        Files.writeString(scenarios.resolve("greeting.properties"), block("title=GET greeting"));
        return ScenarioCatalog.read(scenarios).all().get(0);
    }

    private static void tool(String name, String... arguments) {
        int code = ToolProvider.findFirst(name).orElseThrow().run(System.out, System.err, arguments);
        assertThat(code).as(name).isZero();
    }

    private static String block(String content) throws IOException {
        String guide = Files.readString(HOME.resolve("../../docs/method-targets.md"));
        Matcher block = Pattern.compile("```(?:java|properties)\n(.*?)```", Pattern.DOTALL).matcher(guide);
        return block.results().map(found -> found.group(1)).filter(code -> code.contains(content)).findFirst()
                .orElseThrow(() -> new AssertionError("no block of code with '" + content + "'"));
    }
}
