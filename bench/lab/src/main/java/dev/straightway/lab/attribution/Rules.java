package dev.straightway.lab.attribution;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import dev.straightway.lab.profile.Frame;
import dev.straightway.lab.profile.Stack;

/**
 * Tells the phase of a stack: a rule on its thread decides first; otherwise the deepest frame, the closest to the leaf, that
 * fits a rule, and of the rules that it fits the first.
 * <p>
 * The rules that come with the lab are in {@code phases.txt} beside this class, each with its reason. Immutable to its users
 * and safe for use by several threads.
 */
public final class Rules {

    private static final String FILE = "phases.txt";

    private final List<Rule> rules;
    private final Map<Frame, Optional<Rule>> byFrame = new ConcurrentHashMap<>();

    private Rules(List<Rule> rules) {
        this.rules = List.copyOf(rules);
    }

    /** {@return the rules that come with the lab} */
    public static Rules standard() {
        try (InputStream stream = Rules.class.getResourceAsStream(FILE);
                BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return parse(reader.lines());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * @param lines rules, one a line; empty lines and those that begin with "#" are left out
     * @throws IllegalArgumentException if one is no rule
     */
    public static Rules parse(Stream<String> lines) {
        return new Rules(lines.filter(line -> !line.isBlank() && !line.startsWith("#")).map(Rule::parse).toList());
    }

    /**
     * {@return the rules of a file, and behind them those that come with the lab}
     *
     * @throws IllegalArgumentException if a line is no rule
     */
    public static Rules before(Path file) throws IOException {
        try (Stream<String> lines = Files.lines(file)) {
            return parse(lines).and(standard());
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException(file + ": " + wrong.getMessage(), wrong);
        }
    }

    /** {@return these rules and behind them others: what a target of one's own adds, say} */
    public Rules and(Rules others) {
        return new Rules(Stream.concat(rules.stream(), others.rules.stream()).toList());
    }

    /** {@return what decides on a stack, or nothing if its cost is the lab's own} */
    Optional<Decision> decide(Stack stack) {
        for (Rule rule : rules) {
            if (rule.fits(stack.thread())) {
                return rule.phase().map(phase -> new Decision(phase, 0));
            }
        }
        for (int depth = stack.frames().size() - 1; depth >= 0; depth--) {
            Optional<Rule> rule = byFrame.computeIfAbsent(stack.frames().get(depth), this::first);
            if (rule.isPresent() && rule.get().verdict() != Rule.Verdict.CALLER) {
                int deciding = depth;
                return rule.get().phase().map(phase -> new Decision(phase, entry(stack, deciding, phase)));
            }
        }
        return Optional.of(new Decision(Phase.UNMATCHED, 0));
    }

    /**
     * Code of the kernel and the JVM belongs together and is called alike by all, so its outermost frame of the phase is
     * where it is entered; a frame of Java is entered where it decides.
     */
    private int entry(Stack stack, int deciding, Phase phase) {
        Frame.Type type = stack.frames().get(deciding).type();
        int entry = deciding;
        for (int depth = deciding; depth >= 0 && type != Frame.Type.JAVA && stack.frames().get(depth).type() == type; depth--) {
            entry = phaseOf(stack.frames().get(depth)).equals(Optional.of(phase)) ? depth : entry;
        }
        return entry;
    }

    private Optional<Phase> phaseOf(Frame frame) {
        return byFrame.computeIfAbsent(frame, this::first).flatMap(Rule::phase);
    }

    private Optional<Rule> first(Frame frame) {
        return rules.stream().filter(rule -> rule.fits(frame)).findFirst();
    }
}
