package dev.straightway.it.hostile.attack.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Ask;
import dev.straightway.it.hostile.attack.exchange.Escaped;
import dev.straightway.it.hostile.attack.exchange.Outcome;
import dev.straightway.it.hostile.attack.exchange.Reply;
import dev.straightway.it.hostile.attack.wire.Answer;
import dev.straightway.it.hostile.attack.wire.Field;

/** Compares what two stacks answer to the same bytes. */
public final class Comparison {

    private static final int SHOWN = 120;
    /** An empty column couldn't be read. */
    private static final String NOTHING = "-";
    private static final Pattern NUMBER = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[0-9]+");
    private static final List<String> FIELDS = List.of("Location", "X-Stage", "X-Marker", "X-Filtered", "X-Odd", "Allow");

    private Comparison() {
    }

    /**
     * {@return the differences of the requests that both answered}
     *
     * @param wholly whether all fields and the bodies of failures count too, as they do of one stack by two ways
     */
    public static List<Difference> of(Outcome straightway, Outcome peer, boolean wholly) {
        List<Difference> differences = new ArrayList<>();
        Map<Ask, Answer> ours = answers(straightway);
        Map<Ask, Answer> theirs = answers(peer);
        ours.forEach((ask, answer) -> {
            if (ask.allows(Allowance.RACE)) {
                return;
            }
            if (theirs.containsKey(ask)) {
                compare(ask, answer, theirs.get(ask), differences);
                if (wholly) {
                    add(differences, ask, "whole", whole(answer), whole(theirs.get(ask)));
                }
            }
        });
        return List.copyOf(differences);
    }

    private static void compare(Ask ask, Answer ours, Answer theirs, List<Difference> differences) {
        if (ours.status() != theirs.status()) {
            differences.add(new Difference(ask, "status", String.valueOf(ours.status()), String.valueOf(theirs.status())));
            return;
        }
        for (String field : FIELDS) {
            add(differences, ask, field, values(ours, field), values(theirs, field));
        }
        add(differences, ask, "closes", String.valueOf(ours.closes()), String.valueOf(theirs.closes()));
        if (ours.body().length > 0 && theirs.body().length > 0) {
            add(differences, ask, "Content-Type", type(ours), type(theirs));
        }
        if (ours.status() >= 400 && ours.first("X-Stage") == null) {
            add(differences, ask, "body", presence(ours), presence(theirs));
        } else if (!Arrays.equals(ours.body(), theirs.body())) {
            differences.add(new Difference(ask, "body", shown(ours), shown(theirs)));
        }
    }

    private static void add(List<Difference> differences, Ask ask, String aspect, String ours, String theirs) {
        if (!ours.equals(theirs)) {
            differences.add(new Difference(ask, aspect, ours, theirs));
        }
    }

    /** The error handler of Quarkus gives each failure a number, of one or more digits. */
    private static String whole(Answer answer) {
        Matcher number = NUMBER.matcher(answer.text());
        boolean numbered = number.find();
        return answer.status() + " "
                + answer.fields().stream().filter(field -> !numbered || !field.name().equalsIgnoreCase("content-length"))
                        .map(Field::toString).sorted().toList()
                + " " + number.replaceAll("id");
    }

    private static Map<Ask, Answer> answers(Outcome outcome) {
        Map<Ask, Answer> answers = new LinkedHashMap<>();
        for (Reply reply : outcome.replies()) {
            answers.putIfAbsent(reply.ask(), reply.answer());
        }
        return answers;
    }

    /** {@return the values of a field in one order; the members of a list in a field may come in any} */
    private static String values(Answer answer, String field) {
        String all = answer.all(field).stream().flatMap(value -> Arrays.stream(value.split(","))).map(String::strip).sorted()
                .collect(Collectors.joining(","));
        return all.isEmpty() ? NOTHING : all;
    }

    private static String type(Answer answer) {
        String type = answer.first("Content-Type");
        return type == null ? NOTHING : type.toLowerCase(Locale.ROOT).replace(" ", "");
    }

    private static String presence(Answer answer) {
        return answer.body().length == 0 ? "empty" : "there";
    }

    private static String shown(Answer answer) {
        return Escaped.line(Escaped.of(answer.text(), SHOWN)) + " (" + answer.body().length + ")";
    }
}
