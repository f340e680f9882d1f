package dev.straightway.deployment.quarkus;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.WebSocketRoute;

/** The Chromium of the system, without a screen; collects what goes wrong in its pages. */
final class Chromium implements AutoCloseable {

    static final String WITHOUT = "The pages of the Dev UI are not tested: neither chromium, chromium-browser nor google-chrome is"
            + " on the PATH";
    private static final int PATIENCE_MILLIS = 20_000;

    private final Playwright playwright;
    private final Browser browser;
    private final List<String> problems = new ArrayList<>();

    private Chromium(Playwright playwright, Browser browser) {
        this.playwright = playwright;
        this.browser = browser;
    }

    /** {@return whether there is one}; a test that is left out must be seen to be. */
    static boolean isThere() {
        if (executable().isEmpty()) {
            System.err.println("WARNING: " + WITHOUT);
        }
        return executable().isPresent();
    }

    private static Optional<Path> executable() {
        return Stream.of("chromium", "chromium-browser", "google-chrome")
                .flatMap(name -> Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                        .map(path -> Path.of(path, name)))
                .filter(Files::isExecutable).findFirst();
    }

    static Chromium open() {
        Playwright playwright = Playwright
                .create(new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        boolean root = "root".equals(System.getProperty("user.name"));
        return new Chromium(playwright, playwright.chromium().launch(new BrowserType.LaunchOptions()
                .setExecutablePath(executable().orElseThrow()).setArgs(root ? List.of("--no-sandbox") : List.of())));
    }

    Page page(String address) {
        Page page = browser.newPage(new Browser.NewPageOptions().setViewportSize(1600, 1000));
        page.setDefaultTimeout(PATIENCE_MILLIS);
        page.onPageError(problems::add);
        page.routeWebSocket("**/json-rpc-ws", Chromium::stayLocal);
        page.navigate(address);
        return page;
    }

    /** The menu of the Dev UI asks which extensions are installed, for which Quarkus asks its registry on the internet. */
    private static void stayLocal(WebSocketRoute socket) {
        WebSocketRoute server = socket.connectToServer();
        socket.onMessage(frame -> {
            if (!frame.text().contains("devui-extensions_")) {
                server.send(frame.text());
            }
        });
    }

    /** {@return what scripts of the pages didn't catch} */
    List<String> problems() {
        return problems;
    }

    @Override
    public void close() {
        playwright.close();
    }
}
