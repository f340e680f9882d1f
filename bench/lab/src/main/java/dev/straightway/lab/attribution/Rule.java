package dev.straightway.lab.attribution;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.straightway.lab.profile.Frame;

/**
 * Says where what it fits belongs.
 *
 * @param verdict to which phase, to none, or to the caller's
 * @param phase if the verdict is a phase
 * @param subject what it looks at
 * @param pattern fits the beginning of a name
 */
record Rule(Verdict verdict, Optional<Phase> phase, Subject subject, Pattern pattern) {

    /** What becomes of a frame or thread that a rule fits. */
    enum Verdict {
        PHASE,
        /** The cost of measuring, which is left out. */
        LAB,
        /** As if no rule fitted. */
        CALLER
    }

    /** What a rule looks at. */
    enum Subject {
        THREAD,
        JAVA,
        NATIVE,
        KERNEL
    }

    /**
     * @param line "phase | subject | pattern | reason"
     * @throws IllegalArgumentException if it isn't that
     */
    static Rule parse(String line) {
        String[] parts = line.split(" \\| ", -1);
        if (parts.length != 4 || parts[3].isBlank()) {
            throw new IllegalArgumentException(
                    "\"" + line + "\" isn't a rule; write \"phase | thread, java, native or kernel | pattern | why\"");
        }
        Verdict verdict = switch (parts[0]) {
            case "lab" -> Verdict.LAB;
            case "caller" -> Verdict.CALLER;
            default -> Verdict.PHASE;
        };
        Optional<Phase> phase = verdict == Verdict.PHASE ? Optional.of(Phase.titled(parts[0])) : Optional.empty();
        Subject subject = subject(parts[1], line);
        if (verdict == Verdict.CALLER && subject == Subject.THREAD) {
            throw new IllegalArgumentException("\"" + line + "\" leaves a thread to its caller, but a thread has none");
        }
        return new Rule(verdict, phase, subject, glob(parts[2]));
    }

    boolean fits(String thread) {
        return subject == Subject.THREAD && pattern.matcher(thread).lookingAt();
    }

    boolean fits(Frame frame) {
        return subject.name().equals(frame.type().name()) && pattern.matcher(frame.name()).lookingAt();
    }

    private static Subject subject(String word, String line) {
        return Stream.of(Subject.values()).filter(subject -> subject.name().toLowerCase(Locale.ROOT).equals(word)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "\"" + word + "\" in \"" + line + "\" isn't one of thread, java, native, kernel"));
    }

    private static Pattern glob(String pattern) {
        return Pattern.compile(Stream.of(pattern.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*")));
    }
}
