package dev.straightway.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import com.microsoft.playwright.options.WaitForSelectorState;

/** Opens the page in a Chromium of the system, as a reader does; without one it is skipped, with a warning. */
@EnabledIf(value = "hasChromium", disabledReason = ReportPageTest.WITHOUT)
@Tag("browser")
class ReportPageTest {

    static final String WITHOUT = "The page of the report is not tested: neither chromium, chromium-browser nor google-chrome is on"
            + " the PATH";

    private static final int SCREEN = 900;

    @TempDir
    static Path folder;

    private static Playwright playwright;
    private static Browser browser;
    private static String address;

    @BeforeAll
    static void open() throws Exception {
        address = Report.write(SampleRun.complete(), folder).toUri().toString();
        new ObjectMapper().writeValue(folder.resolve("results.json").toFile(), SampleRun.complete());
        Files.createDirectories(folder.resolve("flamegraphs"));
        for (String name : List.of("base get.html", "own.html", "diff.html")) {
            Files.writeString(folder.resolve("flamegraphs").resolve(name), "<!DOCTYPE html><title>a flamegraph</title>");
        }
        playwright = Playwright.create(new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        boolean root = "root".equals(System.getProperty("user.name"));
        browser = playwright.chromium().launch(new BrowserType.LaunchOptions().setExecutablePath(chromium().orElseThrow())
                .setArgs(root ? List.of("--no-sandbox") : List.of()));
    }

    private static Optional<Path> chromium() {
        return Stream.of("chromium", "chromium-browser", "google-chrome")
                .flatMap(name -> Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                        .map(path -> Path.of(path, name)))
                .filter(Files::isExecutable).findFirst();
    }

    /** Asked by JUnit; a test that is left out must be seen to be. */
    static boolean hasChromium() {
        if (chromium().isEmpty()) {
            System.err.println("WARNING: " + WITHOUT);
        }
        return chromium().isPresent();
    }

    @AfterAll
    static void close() {
        if (playwright != null) {
            playwright.close();
        }
    }

    private static BrowserContext context(int width, ColorScheme scheme, boolean script) {
        return browser.newContext(new Browser.NewContextOptions().setViewportSize(width, SCREEN).setColorScheme(scheme)
                .setJavaScriptEnabled(script));
    }

    @ParameterizedTest
    @CsvSource({ "1280, LIGHT", "1280, DARK", "400, LIGHT" })
    void drawsEveryChartWithoutAnError(int width, ColorScheme scheme) {
        List<String> problems = new ArrayList<>();
        List<String> requests = new ArrayList<>();
        try (BrowserContext context = context(width, scheme, true)) {
            Page page = context.newPage();
            page.onConsoleMessage(message -> problems.add(message.type() + ": " + message.text()));
            page.onPageError(problems::add);
            page.onRequest(request -> requests.add(request.url()));
            page.navigate(address);
            page.screenshot(new Page.ScreenshotOptions().setFullPage(true)
                    .setPath(Path.of("target", "report-" + width + "-" + scheme.name().toLowerCase(Locale.ROOT) + ".png")));
            assertThat(problems).isEmpty();
            assertThat(requests).containsExactly(address);
            assertThat(page.evaluate("document.querySelectorAll('.chart').length")).isEqualTo(18);
            assertThat(page.evaluate(
                    "[...document.querySelectorAll('.chart')].filter(chart => !chart.closest('details')).filter(chart => {"
                            + " const svg = chart.querySelector('svg');"
                            + " return !svg || svg.getBoundingClientRect().width < 200 || svg.querySelectorAll('path').length < 8 })"
                            + ".map(chart => chart.id)"))
                    .isEqualTo(List.of());
            assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth")).isEqualTo(true);
        }
    }

    @Test
    void hasABarForEveryFigure() {
        try (BrowserContext context = context(1280, ColorScheme.LIGHT, true)) {
            Page page = context.newPage();
            page.navigate(address);
            assertThat(page.evaluate("document.querySelectorAll('#chart-metric-0 path[fill=\"#0067a5\"]').length"))
                    .as("bars of Straightway: GET, POST and GET unpinned").isEqualTo(3);
            assertThat(page.locator("#chart-causes-0").textContent()).contains("RESTEasy Classic");
        }
    }

    @Test
    void leadsFromTheReferenceToEachTargetPhaseByPhase() {
        try (BrowserContext context = context(1280, ColorScheme.LIGHT, true)) {
            Page page = context.newPage();
            page.navigate(address);
            Locator chart = page.locator("#chart-waterfall-get-straightway");
            assertThat(chart.textContent()).contains("Quarkus REST", "serialization", "Straightway")
                    .containsPattern("−0\\.7\\d ± 0\\.\\d\\d");
            // Of each phase what it saves, of both totals the whole.
            assertThat(chart.locator("path[fill='#176b3a']").count()).as("phases that save more than the error")
                    .isGreaterThan(4);
            assertThat(chart.locator("path[fill='#0067a5']").count()).as("the total of Straightway").isEqualTo(1);
            assertThat(page.locator("#chart-waterfall-get-vertx").textContent()).as("without the number of samples")
                    .doesNotContain("±");
        }
    }

    @Test
    void hasADotForEveryRound() {
        try (BrowserContext context = context(1280, ColorScheme.LIGHT, true)) {
            Page page = context.newPage();
            page.navigate(address);
            assertThat(page.locator("#chart-metric-0 path[fill='#1c2024'][fill-opacity]").count())
                    .as("six rounds of four targets: GET, POST and GET unpinned").isEqualTo(72);
            assertThat(page.locator("#chart-verdicts path[fill='#1c2024'][fill-opacity]").count())
                    .as("of three targets, by the reference").isEqualTo(54);
        }
    }

    @Test
    void foldsAllChartsButFourAndDrawsThemWhenTheyAreAskedFor() {
        try (BrowserContext context = context(1280, ColorScheme.LIGHT, true)) {
            Page page = context.newPage();
            page.navigate(address);
            assertThat(page.locator("#metrics .chart:visible").count()).isEqualTo(4);
            assertThat(page.locator("#metrics details svg").count()).isZero();
            page.locator("#metrics summary").click();
            page.waitForSelector("#chart-metric-4 svg");
            assertThat(page.locator("#metrics .chart:visible").count()).isEqualTo(5);
            assertThat(page.locator("#chart-metric-4 svg").boundingBox().width).isGreaterThan(200);
        }
    }

    @Test
    void drawsRatiosThatSpanADecadeOnAnAxisOfPowers() throws Exception {
        String wide = Report.write(SampleRun.overADecade(), folder.resolve("wide")).toUri().toString();
        String type = "echarts.getInstanceByDom(document.getElementById('chart-verdicts')).getOption().xAxis[0].type";
        try (BrowserContext context = context(1280, ColorScheme.LIGHT, true)) {
            Page page = context.newPage();
            page.navigate(address);
            assertThat(page.evaluate(type)).isEqualTo("value");
            page.navigate(wide);
            assertThat(page.evaluate(type)).isEqualTo("log");
            assertThat(page.locator("#verdicts").innerText())
                    .containsPattern("13\\.\\d× the User CPU \\(1[23]\\.\\d–1[34]\\.\\d×\\)");
        }
    }

    @Test
    void showsCardsWhereTheScreenIsTooNarrowForATable() {
        try (BrowserContext context = context(400, ColorScheme.LIGHT, true)) {
            Page page = context.newPage();
            page.navigate(address);
            for (String table : List.of("#headline table", "#verdicts table")) {
                Locator cards = page.locator(table).first();
                assertThat(cards.locator("thead").isVisible()).isFalse();
                assertThat(
                        (boolean) cards.evaluate("table => table.parentElement.scrollWidth <= table.parentElement.clientWidth"))
                        .as(table + " fits").isTrue();
                assertThat(cards.locator("td").first().evaluate("cell => getComputedStyle(cell, '::before').content"))
                        .isEqualTo('"' + cards.locator("td").first().getAttribute("data-title") + '"');
            }
        }
    }

    @Test
    void saysTheUnitOnEachCard() {
        try (BrowserContext context = context(400, ColorScheme.LIGHT, true)) {
            Page page = context.newPage();
            page.navigate(address);
            assertThat(page.locator("#metrics td[data-title='User CPU, µs/request']").count()).isPositive();
        }
    }

    @Test
    void fitsVerdictsOfManyWordsIntoAWideScreen() {
        try (BrowserContext context = context(1280, ColorScheme.LIGHT, true)) {
            Page page = context.newPage();
            page.navigate(address);
            Locator verdicts = page.locator("#verdicts table").first();
            verdicts.locator("td:has(.mark) .value").first()
                    .evaluate(
                            "value => value.append('; trials not steady: quarkus-rest 2, straightway 2, resteasy-classic 6')");
            assertThat((boolean) verdicts
                    .evaluate("table => table.parentElement.scrollWidth <= table.parentElement.clientWidth")).isTrue();
        }
    }

    @Test
    void linksOnlyWhatExists() {
        try (BrowserContext context = context(1280, ColorScheme.LIGHT, true)) {
            Page page = context.newPage();
            page.navigate(address);
            List<?> links = (List<?>) page.evaluate("[...document.querySelectorAll('a[href]')].map(a => a.href)");
            assertThat(links).hasSizeGreaterThan(10).map(Object::toString).allSatisfy(link -> {
                URI uri = URI.create(link);
                assertThat(Path.of(URI.create(link.replaceFirst("#.*", "")))).exists();
                assertThat(uri.getFragment() == null || page.locator("#" + uri.getFragment()).count() == 1).isTrue();
            });
            page.locator("button.beside").first().click();
            assertThat(page.locator("iframe").getAttribute("src")).isEqualTo("flamegraphs/base%20get.html");
            assertThat(page.frameLocator("iframe").locator("html").getAttribute("hidden")).isNull();
        }
    }

    @Test
    void drawsTheChartsLightOnPaper() {
        try (BrowserContext context = context(1280, ColorScheme.DARK, true)) {
            Page page = context.newPage();
            page.navigate(address);
            page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
            awaitBars(page, "#0067a5");
            page.pdf(new Page.PdfOptions().setPath(Path.of("target", "report.pdf")).setFormat("A4").setPrintBackground(true));
            assertThat(luminance(page, "getComputedStyle(document.body).backgroundColor")).isEqualTo(1);
        }
    }

    /** By a locator: the page's policy forbids what {@link Page#waitForFunction} does in it from its second look on. */
    private static void awaitBars(Page page, String color) {
        Locator bars = page.locator("#chart-metric-0 path[fill='" + color + "']");
        bars.nth(2).waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
        assertThat(bars.count()).isEqualTo(3);
    }

    @Test
    void isReadableWithoutScripts() {
        try (BrowserContext context = context(1280, ColorScheme.LIGHT, false)) {
            Page page = context.newPage();
            page.navigate(address);
            page.screenshot(new Page.ScreenshotOptions().setFullPage(true).setPath(Path.of("target", "report-noscript.png")));
            assertThat(page.locator("table").count()).isGreaterThan(12);
            assertThat(page.locator("table").filter(new Locator.FilterOptions()
                    .setHasText("Verdicts against Quarkus REST")).innerText()).contains("less User CPU");
            assertThat(page.locator("table caption, table th[scope=row]").allInnerTexts()).isNotEmpty()
                    .noneMatch(String::isBlank);
            assertThat(page.locator("button:visible").count()).isZero();
        }
    }

    @ParameterizedTest
    @CsvSource({ "LIGHT", "DARK" })
    void hasEnoughContrast(ColorScheme scheme) {
        try (BrowserContext context = context(1280, scheme, true)) {
            Page page = context.newPage();
            page.navigate(address);
            double ground = luminance(page, "getComputedStyle(document.body).backgroundColor");
            double ink = luminance(page, "getComputedStyle(document.body).color");
            double soft = luminance(page, "getComputedStyle(document.querySelector('.lead')).color");
            double mark = luminance(page, "getComputedStyle(document.querySelector('.t2')).color");
            assertThat(ground).satisfies(value -> assertThat(value > 0.5).isEqualTo(scheme == ColorScheme.LIGHT));
            assertThat(contrast(ground, ink)).isGreaterThan(7);
            assertThat(contrast(ground, soft)).isGreaterThan(4.5);
            assertThat(contrast(ground, mark)).isGreaterThan(3);
            String text = page.locator("#chart-verdicts text").first().getAttribute("fill");
            assertThat(contrast(ground, luminance(page, "'" + text + "'"))).isGreaterThan(4.5);
        }
    }

    @Test
    void followsTheSchemeWhenItChanges() {
        try (BrowserContext context = context(1280, ColorScheme.LIGHT, true)) {
            Page page = context.newPage();
            page.navigate(address);
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
            awaitBars(page, "#5cb3ea");
            assertThat(page.locator("#chart-metric-0 path[fill='#0067a5']").count()).isZero();
        }
    }

    @Test
    void takesNothingOfARunForMarkup() {
        try (BrowserContext context = context(1280, ColorScheme.LIGHT, true)) {
            Page page = context.newPage();
            page.navigate(address);
            assertThat(page.title()).startsWith("What a request costs");
            assertThat(page.locator("#trials").innerText()).contains(SampleRun.ATTACK);
            assertThat(page.locator("script").count()).isEqualTo(4);
        }
    }

    /** A colour as "rgb(1, 2, 3)" or "#010203"; relative luminance as WCAG defines it. */
    private static double luminance(Page page, String colour) {
        return ((Number) page.evaluate("(() => { const c = document.createElement('canvas').getContext('2d'); c.fillStyle = "
                + colour + "; c.fillRect(0, 0, 1, 1);"
                + " return [...c.getImageData(0, 0, 1, 1).data].slice(0, 3).map(v => v / 255)"
                + ".map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)"
                + ".reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0) })()")).doubleValue();
    }

    private static double contrast(double one, double other) {
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }
}
