package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Knows what the application has put in the place of a default that any reviewed code may ask: the time zone, the properties
 * of the system, the rules of zones. So are numbers that a decimal keeps, as decimals aren't told apart.
 * <p>
 * One node asks all of it, as code does that isn't seen, and each call that may ask has an arrow to that node. The objects
 * themselves get to no such call: what one call hands them would get to all others.
 */
final class PlatformDefaults {

    private static final List<String> TYPES = List.of("java/util/TimeZone", "java/util/Properties",
            "java/time/zone/ZoneRulesProvider");
    /** Beside those of {@code java.time}. */
    private static final List<String> TIMES = List.of("java/util/Date", "java/util/Calendar", "java/util/TimeZone",
            "javax/xml/datatype/XMLGregorianCalendar");
    private static final String ASKS = "the platform, which asks what the application has put in the place of its own";

    /** What is said of who asks. */
    private final String words;
    private final Core core;
    private final Overrides overrides;
    private final Escapes escapes;
    private final Set<AbstractObject> known = new HashSet<>();
    private final Set<String> held = new HashSet<>();
    private final Set<Variable> contents = new HashSet<>();
    private final Variable all = new Variable();
    private final Map<String, Boolean> types = new HashMap<>();
    private final List<Node> asking = new ArrayList<>();
    private final Map<String, Boolean> tellTime = new HashMap<>();
    private Node node;

    PlatformDefaults(Core core, Overrides overrides, Escapes escapes) {
        this(core, overrides, escapes, ASKS);
    }

    /** @param words what is said of who asks */
    PlatformDefaults(Core core, Overrides overrides, Escapes escapes, String words) {
        this.words = words;
        this.core = core;
        this.overrides = overrides;
        this.escapes = escapes;
    }

    /** Takes an object that has become a default. */
    void set(AbstractObject object) {
        if (!known.add(object)) {
            return;
        }
        open();
        core.flow().add(all, object);
        classes(object).forEach(type -> overrides.of(type, true).forEach(this::asked));
        escapes.escape(object, UnseenCode.of(words));
    }

    private void asked(Node asked) {
        core.graph().arrow(node, asked, new CallSite(node, null));
        core.flow().listen(asked.result, asked.method.name().equals("clone") ? this::take : this::returned);
    }

    /** The platform asks what it is given, as a copy of a zone, as well. */
    private void returned(AbstractObject object) {
        if (object.kind != AbstractObject.Kind.UNKNOWN) {
            take(object);
        }
    }

    /**
     * Takes what has become a default, or is in one: a writer around one of the application, a map that compares by its code.
     */
    void take(AbstractObject object) {
        switch (object.kind) {
            case OBJECT, ANY -> set(object.unproxied());
            case LAMBDA -> {
                if (known.add(object)) {
                    open();
                    asked(object.lambda.node);
                }
            }
            case UNKNOWN -> {
                open();
                node.event(Event.strange(object.cause.kind(), words, "which is an object whose class is not known",
                        new CallSite(node, null)).because(object.cause));
            }
            default -> {
                judge(object);
                if (object.content != null && contents.add(object.content)) {
                    core.flow().listen(object.content, this::returned);
                }
            }
        }
    }

    /** What a writer of the platform writes to isn't followed. */
    private void judge(AbstractObject object) {
        boolean platform = object.kind == AbstractObject.Kind.PLATFORM || object.kind == AbstractObject.Kind.MADE;
        if (platform && !AbstractObjects.isValue(object.type)) {
            core.judgements().type(object.type).filter(judged -> !judged.verdict().harmless()).ifPresent(judged -> {
                open();
                node.event(Event.of(words, judged.of("may call a " + TypeNames.words(object.type)), new CallSite(node, null)));
            });
        }
    }

    /** Says that the application locks a class that the platform locks for moments, or something like it. */
    void held(String type, Cause lock) {
        if (held.add(type)) {
            open();
            String words = "the monitor of " + type.replace('/', '.') + ", which the application locks";
            node.event(Event.of(words, Judgement.blocks(ReasonKind.HELD_MONITOR, "waits"), new CallSite(node, null))
                    .because(lock));
        }
    }

    private void open() {
        if (node == null) {
            node = core.graph().hidden(new Method("java/lang/System", words, ""), words);
            asking.forEach(this::arrow);
            asking.clear();
        }
    }

    private Set<String> classes(AbstractObject object) {
        return object.kind == AbstractObject.Kind.ANY ? core.classes().concrete(object.type) : Set.of(object.type);
    }

    /** Takes a value of a type, or null, that a node makes of a text: the text may name a zone, or a time of a zone. */
    void read(Node caller, String type) {
        if (tellsTime(type)) {
            ask(caller);
        }
    }

    /**
     * Takes a value of a type, or null, whose text a node asks for: that of a time may need a zone, and that of a decimal the
     * number that it was made of.
     */
    void write(Node caller, String type) {
        if (tellsTime(type) || type != null && type.startsWith("java/math/")) {
            ask(caller);
        }
    }

    private boolean tellsTime(String type) {
        return type != null && !TypeNames.isArray(type) && tellTime.computeIfAbsent(type, key -> key.startsWith("java/time/")
                || TIMES.stream().anyMatch(one -> core.classes().subtype(key, one)));
    }

    /** Says that a node may ask what there is, and what there will be. */
    void ask(Node caller) {
        if (node == null) {
            asking.add(caller);
        } else {
            arrow(caller);
        }
    }

    private void arrow(Node caller) {
        core.graph().arrow(caller, node, new CallSite(caller, null));
    }

    /** Lets a value be one of the defaults, if it is declared as something that one can be. */
    void give(Variable to, String type) {
        if (type != null && types.computeIfAbsent(type, this::may)) {
            core.flow().edge(all, to, type);
        }
    }

    private boolean may(String type) {
        return !type.equals(TypeNames.OBJECT) && !TypeNames.isArray(type) && TYPES.stream()
                .anyMatch(one -> core.classes().subtype(type, one) || core.classes().subtype(one, type));
    }
}
