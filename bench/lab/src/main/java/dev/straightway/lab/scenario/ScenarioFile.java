package dev.straightway.lab.scenario;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Stream;

import dev.straightway.lab.descriptor.Descriptor;
import dev.straightway.lab.descriptor.Folder;
import dev.straightway.lab.scenario.Scenario.Expectation;
import dev.straightway.lab.scenario.Scenario.Load;
import dev.straightway.lab.scenario.Scenario.Point;
import dev.straightway.lab.scenario.Scenario.Published;
import dev.straightway.lab.scenario.Scenario.Relation;

/** Reads one file: a scenario, or a growth curve with a scenario for each of its points. */
final class ScenarioFile {

    private static final List<String> THREADS = List.of("event loop", "worker", "virtual", "stack's choice");
    private static final int LEAST_JAVA = 17;
    private static final String QUANTITY = "x";
    private static final String PUBLISHED = "published.";
    private static final String IN_MEMORY = "memory.published.";

    private final String name;
    private final Descriptor file;
    private final Optional<Point> point;

    private ScenarioFile(String name, Descriptor file, Optional<Point> point) {
        this.name = name;
        this.file = file;
        this.point = point;
    }

    static List<Scenario> read(Path path) {
        Descriptor file = Descriptor.read(path);
        String name = Folder.name(path);
        Optional<String> values = file.optional("curve.values");
        if (values.isEmpty()) {
            return List.of(new ScenarioFile(name, file, Optional.empty()).scenario());
        }
        if (!file.mentions(QUANTITY)) {
            throw file.invalid("curve.values", "has no effect; write ${x} where the quantity belongs");
        }
        return Stream.of(values.get().split(",")).map(String::trim).map(x -> point(name, file.with(QUANTITY, x), x)).toList();
    }

    private static Scenario point(String curve, Descriptor file, String x) {
        if (!x.matches("[0-9]{1,9}")) {
            throw file.invalid("curve.values", "holds '" + x + "'; expected whole numbers, separated by commas");
        }
        file.optional("curve.values");
        Point point = new Point(curve, file.text("curve.title"), file.text("curve.unit"), Double.parseDouble(x));
        return new ScenarioFile(curve + "-" + x, file, Optional.of(point)).scenario();
    }

    private Scenario scenario() {
        String[] request = request();
        Map<String, String> headers = file.under("header.");
        byte[] body = Bytes.of(file, "body");
        Expectation expected = new Expectation(file.number("expected.status", 200, 100, 599),
                file.optional("expected.type").orElse(null), Bytes.of(file, "expected"), Bytes.byTarget(file),
                Bytes.items(file));
        Scenario scenario = new Scenario(name, file.text("title"), request[0], request[1], headers, body, expected, thread(),
                file.number("java", LEAST_JAVA, LEAST_JAVA, 99), load(), point,
                new Relation(file.optional("beside"), published(PUBLISHED), published(IN_MEMORY), !file.flag("smoke", true)),
                file.optional("call"));
        file.end();
        return scenario;
    }

    private String[] request() {
        String request = file.text("request");
        if (!request.matches("[A-Z]+ /\\S*")) {
            throw file.invalid("request", "is '" + request + "'; expected a method and a path, as GET /person");
        }
        return request.split(" ");
    }

    private String thread() {
        String thread = file.optional("thread").orElse(THREADS.get(0));
        if (!THREADS.contains(thread)) {
            throw file.invalid("thread", "is '" + thread + "'; expected one of " + String.join(", ", THREADS));
        }
        return thread;
    }

    private Optional<Published> published(String prefix) {
        Map<String, String> figures = file.under(prefix);
        String title = figures.remove("title");
        if (figures.isEmpty() && title == null) {
            return Optional.empty();
        }
        if (figures.isEmpty() || title == null) {
            throw file.invalid(prefix + "title", title == null ? "is missing; say the unit, the year and the machine"
                    : "has no effect without a figure; add " + prefix + "TARGET");
        }
        Map<String, Double> numbers = new TreeMap<>();
        figures.forEach((target, figure) -> numbers.put(target, number(prefix + target, figure)));
        return Optional.of(new Published(title, numbers));
    }

    private double number(String key, String figure) {
        if (!figure.matches("[0-9]{1,9}(\\.[0-9]{1,6})?")) {
            throw file.invalid(key, "is '" + figure + "'; expected a number");
        }
        return Double.parseDouble(figure);
    }

    private Optional<Load> load() {
        int connections = file.number("load.connections", 0, 1, 10_000);
        int threads = file.number("load.threads", 0, 1, 256);
        int pipelining = file.number("load.pipelining", 1, 1, 1_000);
        if (connections == 0) {
            if (threads > 0 || pipelining > 1) {
                throw file.invalid("load.connections", "is missing; it is needed beside the other keys of the load");
            }
            return Optional.empty();
        }
        if (connections < threads) {
            throw file.invalid("load.connections",
                    "is " + connections + "; every one of the " + threads + " threads needs a connection");
        }
        return Optional.of(new Load(connections, threads == 0 ? OptionalInt.empty() : OptionalInt.of(threads), pipelining));
    }
}
