package dev.straightway.lab.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;

import dev.straightway.lab.profile.Frame.Type;

/** Opens a flamegraph in a Chromium of the system, as a reader does; without one it is skipped. */
@Tag("browser")
class FlameGraphPageTest {

    private static final Frame READ = new Frame("a/B.read", Type.JAVA);
    private static final Frame WRITE = new Frame("tcp_sendmsg", Type.KERNEL);
    private static final int ROW = 17;

    @TempDir
    static Path folder;

    private static Playwright playwright;
    private static Browser browser;

    private final List<String> problems = new ArrayList<>();
    private Page page;

    @BeforeAll
    static void open() throws Exception {
        Optional<Path> chromium = Stream.of("chromium", "chromium-browser", "google-chrome")
                .flatMap(name -> Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                        .map(path -> Path.of(path, name)))
                .filter(Files::isExecutable).findFirst();
        assumeTrue(chromium.isPresent(), "neither chromium, chromium-browser nor google-chrome is on the PATH");
        FlameGraph graph = new FlameGraph("µs/request", true);
        graph.add(Frame.group("I/O"), List.of(WRITE), 6);
        graph.addBase(Frame.group("I/O"), List.of(WRITE), 8);
        graph.add(Frame.group("HTTP"), List.of(READ), 2);
        graph.write(folder.resolve("graph.html"), "a → b", "how to read");
        playwright = Playwright.create(new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        boolean root = "root".equals(System.getProperty("user.name"));
        browser = playwright.chromium().launch(new BrowserType.LaunchOptions().setExecutablePath(chromium.get())
                .setArgs(root ? List.of("--no-sandbox") : List.of()));
    }

    @AfterAll
    static void end() {
        if (playwright != null) {
            playwright.close();
        }
    }

    @BeforeEach
    void load() {
        page = browser.newPage();
        page.onConsoleMessage(message -> problems.add(message.text()));
        page.onPageError(problems::add);
        page.navigate(folder.resolve("graph.html").toUri().toString());
    }

    @AfterEach
    void hasNoProblem() {
        page.close();
        assertThat(problems).isEmpty();
    }

    @Test
    void saysWhatTheWholeCosts() {
        assertThat(said()).contains("[all]", "8 µs/request, 100.00 %", "base 8 µs/request");
        assertThat(page.title()).isEqualTo("a → b");
    }

    @Test
    void widensWhatIsClickedUntilEscape() {
        clickAt(0.9, 2);
        assertThat(said()).contains("tcp_sendmsg", "kernel", "6 µs/request, 75.00 %", "base 8 µs/request, −2 µs/request");
        clickAt(0.1, 2);
        assertThat(said()).contains("tcp_sendmsg");
        page.keyboard().press("Escape");
        assertThat(said()).contains("[all]");
        clickAt(0.1, 2);
        assertThat(said()).contains("a/B.read", "+2 µs/request");
    }

    @Test
    void goesFromFrameToFrameByKeyboardAlone() {
        for (int pressed = 0; !(boolean) page.evaluate("document.activeElement.id === 'graph'"); pressed++) {
            assertThat(pressed).as("the graph can be reached by Tab").isLessThan(100);
            page.keyboard().press("Tab");
        }
        assertThat(said()).contains("[all]");
        assertThat(pressed("ArrowDown")).as("the dearest below").contains("[I/O]", "base 8 µs/request, −2 µs/request");
        assertThat(pressed("ArrowLeft")).as("beside it").contains("[HTTP]");
        assertThat(pressed("ArrowLeft")).as("nothing more there").contains("[HTTP]");
        assertThat(pressed("ArrowDown")).contains("a/B.read");
        assertThat(pressed("Enter")).as("widened").contains("a/B.read", "+2 µs/request");
        clickAt(0.9, 2);
        assertThat(said()).as("it fills its row").contains("a/B.read");
        assertThat(pressed("ArrowUp")).contains("[HTTP]");
        assertThat(pressed("ArrowRight")).as("out of sight until it is gone to").contains("[I/O]");
        assertThat(pressed("ArrowDown")).contains("tcp_sendmsg");
        assertThat(pressed("Escape")).contains("[all]");
        assertThat(pressed("Tab")).as("no trap").isNotNull();
        assertThat(page.evaluate("document.activeElement.id")).isNotEqualTo("graph");
    }

    private String pressed(String key) {
        page.keyboard().press(key);
        return said();
    }

    @Test
    void findsFramesAndSaysTheirShare() {
        find("^a/B");
        assertThat(said()).isEqualTo("^a/B: 2 µs/request, 25.00 %");
        find("(");
        assertThat(said()).contains("Invalid regular expression");
    }

    private void find(String words) {
        page.locator("#words").fill(words);
        page.locator("#words").press("Enter");
    }

    private String said() {
        return page.locator("#said").textContent();
    }

    /** @param across from 0 to 1 */
    private void clickAt(double across, int depth) {
        Locator graph = page.locator("#graph");
        double width = graph.boundingBox().width;
        graph.click(new Locator.ClickOptions().setPosition(across * width, depth * ROW + ROW / 2.0));
    }
}
