package dev.straightway.deployment.generated;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A program while it is made, from its end outwards: takes features, fills their holes, keeps what they declare. */
final class Draft {

    private final String id;
    private final List<String> classes = new ArrayList<>();
    private final List<String> chain = new ArrayList<>();
    private int names;

    Draft(String id) {
        this.id = id;
    }

    /** {@return the names of the features, from outside} */
    List<String> chain() {
        return List.copyOf(chain);
    }

    String classes() {
        return String.join("\n\n", classes);
    }

    Code call(Template template, Code end) {
        Holes holes = open(template, end, null);
        List<String> needs = needs(template, holes, end.needs());
        if (template.expression().contains("$E(")) {
            return method(holes.fill(template.expression(), "x"), "", needs);
        }
        return new Code(text -> "(" + holes.fill(template.expression(), text) + ")", needs);
    }

    Value make(Template template, Code end) {
        Holes holes = open(template, end, null);
        return new Value(holes.fill(template.setting("type"), "x"), holes.fill(template.expression(), "x"), "",
                holes.fill(template.setting("json"), "x"), needs(template, holes, end.needs()));
    }

    /** {@return the same object from somewhere else} */
    Value carry(Template template, Value value) {
        Holes holes = open(template, null, value);
        String name = "value" + ++names;
        // A statement each: the compiler takes minutes for the types of some expressions if they are nested.
        String before = value.before() + "        " + value.type() + " " + name + " = "
                + holes.fill(template.expression(), "x") + ";\n";
        return new Value(value.type(), name, before, value.json(), value.needs());
    }

    /** {@return an object that holds an object, for JSON} */
    Value hold(Template template, Value value) {
        Holes holes = open(template, null, value);
        return new Value(holes.fill(template.setting("type"), "x"), holes.fill(template.expression(), "x"), value.before(),
                holes.fill(template.setting("json"), "x"), value.needs());
    }

    /** {@return a use of an object that is made for it} */
    Code use(Template template, Value value) {
        Holes holes = open(template, null, value);
        return method(holes.fill(template.expression(), "x"), value.before(), value.needs());
    }

    /** {@return a call of a method of a class for an expression, which is a bean if the expression needs some} */
    private Code method(String expression, String before, List<String> needs) {
        String type = "Use" + ++names;
        boolean bean = !needs.isEmpty();
        classes.add((bean ? "@Singleton class " : "class ") + type + " {\n" + fields(needs) + (bean ? "    " : "    static ")
                + "String use(String x) throws Exception {\n" + before + "        return " + expression + ";\n    }\n\n"
                + quiet(bean) + "}");
        if (!bean) {
            return new Code(text -> type + ".go(" + text + ")", List.of());
        }
        String field = "use" + names;
        return new Code(text -> field + ".go(" + text + ")", List.of(type + " " + field));
    }

    private static String quiet(boolean bean) {
        return "    " + (bean ? "" : "static ") + "String go(String x) {\n        try {\n            return use(x);\n"
                + "        } catch (Exception e) {\n            throw new IllegalStateException(e);\n        }\n    }\n";
    }

    /**
     * Is the resource class of a program.
     *
     * @param above what it extends and implements
     * @param members what it declares
     * @param json what is posted to it; empty for a GET
     */
    record Resource(String above, String members, String json) {
    }

    Resource resource(Template template, Code end, Value value) {
        Holes holes = open(template, end, value);
        List<String> needs = needs(template, holes, value != null ? value.needs() : end.needs());
        return new Resource(holes.fill(template.setting("root"), "x"),
                fields(needs) + holes.fill(template.expression(), "x"),
                value == null ? template.setting("json") : value.json());
    }

    private Holes open(Template template, Code end, Value value) {
        chain.add(0, template.id());
        Holes holes = new Holes(end, value);
        if (!template.classes().isEmpty()) {
            classes.add(holes.fill(template.classes(), "x"));
        }
        return holes;
    }

    private static List<String> needs(Template template, Holes holes, List<String> inner) {
        List<String> needs = new ArrayList<>(template.closed() || template.classes().contains("$inject")
                && !template.expression().contains("$E(") && !template.expression().contains("$v") ? List.of() : inner);
        if (!template.setting("inject").isEmpty()) {
            needs.add(holes.fill(template.setting("inject"), "x"));
        }
        return needs.stream().distinct().toList();
    }

    private static String fields(List<String> needs) {
        StringBuilder fields = new StringBuilder();
        needs.forEach(need -> fields.append("    @Inject ").append(need).append(";\n"));
        return fields.toString();
    }

    /** The holes of one template that is used once. */
    private final class Holes {

        private final Code end;
        private final Value value;
        private final Map<String, String> own = new TreeMap<>();

        Holes(Code end, Value value) {
            this.end = end;
            this.value = value;
        }

        String fill(String text, String given) {
            StringBuilder filled = new StringBuilder();
            int at = 0;
            for (int hole = text.indexOf('$'); hole >= 0; hole = text.indexOf('$', at)) {
                filled.append(text, at, hole);
                if (text.startsWith("$E(", hole)) {
                    int close = closing(text, hole + 2);
                    filled.append(end.of(fill(text.substring(hole + 3, close), given)));
                    at = close + 1;
                } else if (text.startsWith("$inject", hole)) {
                    filled.append(fields(end != null ? end.needs() : value.needs()));
                    at = hole + 7;
                } else if (text.startsWith("$id", hole)) {
                    filled.append(id);
                    at = hole + 3;
                } else {
                    filled.append(one(text.substring(hole + 1, hole + 2), given));
                    at = hole + 2;
                }
            }
            return filled.append(text.substring(at)).toString();
        }

        private String one(String name, String given) {
            return switch (name) {
                case "x" -> given.matches("[\\w.\"]+") ? given : "(" + given + ")";
                case "v" -> "(" + value.expression() + ")";
                case "T" -> value.type();
                case "J" -> value.json();
                default -> own.computeIfAbsent(name, one -> one + ++names);
            };
        }

        private int closing(String text, int open) {
            int depth = 0;
            for (int i = open; i < text.length(); i++) {
                depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
                if (depth == 0) {
                    return i;
                }
            }
            throw new IllegalArgumentException("Not closed: " + text);
        }
    }
}
