package dev.straightway.proof;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Proof.Proven;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.SourceLines;
import dev.straightway.proof.judge.ReasonKind;
import dev.straightway.proof.judge.Verdict;
import dev.straightway.proof.walk.Cause;
import dev.straightway.proof.walk.Event;
import dev.straightway.proof.walk.Node;
import dev.straightway.proof.walk.Walk;

/**
 * Looks from one route, breadth first, for the nearest answer to a question; the graph is only read.
 * <p>
 * The nearest that blocks says more than something nearer that can't be seen, which often is no more than its result.
 */
final class Search {

    private final Question question;
    private final int most;
    private final ClassSource classes;
    private final Walk walk;

    /** How a node was found first. */
    private record Way(Node from, Node.Call by) {
    }

    /** How an answer was found: what a method does. */
    private record Answer(Node by, Event event) {
    }

    Search(Question question, Application application, Walk walk) {
        this.question = question;
        this.most = application.mostMethods();
        this.classes = application.classes();
        this.walk = walk;
    }

    Proof from(Node route) {
        Map<Node, Way> ways = new HashMap<>();
        Deque<Node> open = new ArrayDeque<>(List.of(route));
        ways.put(route, new Way(null, null));
        int methods = 0;
        int libraries = 0;
        Answer first = null;
        while (!open.isEmpty()) {
            Node node = open.poll();
            methods += node.hidden() ? 0 : 1;
            if (methods > most) {
                return first != null ? notProven(first, ways)
                        : new NotProven(List.of(step(route.method()), new Step("", "more than " + most + " methods")),
                                "are too many to walk", false, place(Place.method(route.method())).orElse(""), "",
                                ReasonKind.TOO_FAR.advice());
            }
            Event found = answer(node);
            if (found != null && found.judgement().verdict() == Verdict.BLOCKS) {
                return notProven(new Answer(node, found), ways);
            }
            first = first == null && found != null ? new Answer(node, found) : first;
            if (node.library() && libraries++ == walk.mostOfLibraries()) {
                first = new Answer(node, walk.beyond(node)); // says more than what isn't known because of it
            }
            for (Node.Call call : node.calls()) {
                if (call.waits() && !question.waits()) {
                    continue;
                }
                if (ways.putIfAbsent(call.target(), new Way(node, call)) == null) {
                    open.add(call.target());
                }
            }
        }
        return first != null ? notProven(first, ways) : new Proven(methods);
    }

    private Event answer(Node node) {
        Event best = null;
        for (Event event : node.events()) {
            if (question.asks(event) && (best == null || rank(event) > rank(best))) {
                best = event;
            }
        }
        return best;
    }

    /** What blocks for sure says more than what can't be seen. */
    private static int rank(Event event) {
        return event.judgement().verdict() == Verdict.BLOCKS ? 2 : event.judgement().listed() ? 1 : 0;
    }

    private NotProven notProven(Answer answer, Map<Node, Way> ways) {
        Event event = answer.event();
        List<Step> path = new ArrayList<>();
        path.add(event.target() != null ? step(event.target()) : new Step("", event.words()));
        boolean certain = event.judgement().verdict() == Verdict.BLOCKS && event.sole();
        for (Node node = answer.by(); node != null; node = ways.get(node).from()) {
            Node from = ways.get(node).from();
            if (!node.hidden()) {
                path.add(step(node.method()));
            } else if (node.waiting() != null && from.waiting() == null) {
                path.add(new Step("", node.waiting()));
            }
            Node.Call by = ways.get(node).by();
            if (by != null && by.via() != null) {
                path.add(step(by.via()));
            }
            certain &= by == null || by.sole();
        }
        Collections.reverse(path);
        String place = place(answer, ways).orElse("");
        return new NotProven(List.copyOf(path), event.judgement().reason(), certain, place, cause(event.cause(), place),
                event.advice());
    }

    /** {@return the words of a cause, and where that is, unless the reader is there already} */
    private String cause(Cause cause, String place) {
        if (cause == null) {
            return "";
        }
        return cause.words() + place(cause.place()).filter(there -> !there.equals(place))
                .map(there -> " (" + there + ")").orElse("");
    }

    private Optional<String> place(Place place) {
        return place == null ? Optional.empty() : SourceLines.of(classes, place);
    }

    /**
     * {@return where the last method of the application on the path calls what comes next; where it is, if it calls nothing}
     */
    private Optional<String> place(Answer answer, Map<Node, Way> ways) {
        Event event = answer.event();
        Optional<String> written = place(event.place());
        if (written.isPresent()) {
            return written;
        }
        if (answer.by().application() && event.locks()) {
            return place(Place.lock(answer.by().method()));
        }
        Method next = event.target();
        Node last = answer.by();
        for (Node node = last; node != null; node = ways.get(node).from()) {
            if (node.application()) {
                return place(next == null ? Place.method(node.method()) : Place.call(node.method(), next));
            }
            Node.Call by = ways.get(node).by();
            if (by != null && by.via() != null) {
                next = by.via();
            } else if (!node.hidden()) {
                next = node.method();
            }
            last = node;
        }
        return place(Place.method(last.method()));
    }

    private static Step step(Method method) {
        String owner = method.owner().replace('/', '.');
        String words = method.words();
        return new Step(owner, words.substring(words.indexOf('#') + 1));
    }
}
