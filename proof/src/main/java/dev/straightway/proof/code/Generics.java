package dev.straightway.proof.code;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Knows what the type variables of a class and of all above it stand for, where the class is used with arguments. */
public final class Generics {

    private final Classes classes;
    private final Map<String, Generic.Declaration> declarations = new HashMap<>();
    private final Map<Generic, Map<String, Map<String, Generic>>> hierarchies = new HashMap<>();

    public Generics(Classes classes) {
        this.classes = classes;
    }

    /** {@return what the variables of the type, and of each of its supertypes, are bound to, by internal name} */
    public Map<String, Map<String, Generic>> hierarchy(Generic type) {
        Map<String, Map<String, Generic>> known = hierarchies.get(type);
        if (known == null) {
            known = find(type);
            hierarchies.put(type, known);
        }
        return known;
    }

    private Map<String, Map<String, Generic>> find(Generic type) {
        Map<String, Map<String, Generic>> all = new LinkedHashMap<>();
        Deque<Generic> open = new ArrayDeque<>(List.of(type));
        while (!open.isEmpty()) {
            Generic next = open.poll();
            if (classes.shape(next.type()) != null && !all.containsKey(next.type())) {
                Map<String, Generic> bindings = bindings(next);
                all.put(next.type(), bindings);
                above(next.type()).forEach(one -> open.add(one.with(bindings)));
            }
        }
        return all;
    }

    /** {@return a class below a type, with the arguments that it hands on to it} */
    public Generic below(Generic type, String below) {
        List<Generic> variables = declaration(below).bounds().keySet().stream()
                .map(name -> new Generic(TypeNames.OBJECT, List.of(), name)).toList();
        Map<String, Generic> handedOn = hierarchy(new Generic(below, variables, null)).getOrDefault(type.type(), Map.of());
        Map<String, Generic> own = bindings(type);
        Map<String, Generic> arguments = new HashMap<>();
        handedOn.forEach((name, to) -> match(to, own.get(name), arguments));
        return new Generic(below, variables.stream().map(variable -> variable.with(arguments)).toList(), null);
    }

    /** What variables stand for within a type, if that is another one. */
    private static void match(Generic type, Generic other, Map<String, Generic> found) {
        if (type.variable() != null) {
            found.put(type.variable(), other);
        } else if (type.type().equals(other.type()) && type.arguments().size() == other.arguments().size()) {
            for (int i = 0; i < type.arguments().size(); i++) {
                match(type.arguments().get(i), other.arguments().get(i), found);
            }
        }
    }

    /** Where an argument says nothing, the variable's bound does. */
    private Map<String, Generic> bindings(Generic type) {
        Map<String, Generic> silent = new LinkedHashMap<>();
        Map<String, Generic> said = new HashMap<>();
        int i = 0;
        for (Map.Entry<String, Generic> variable : declaration(type.type()).bounds().entrySet()) {
            Generic argument = i < type.arguments().size() ? type.arguments().get(i) : Generic.OBJECT;
            boolean nothing = argument.type().equals(TypeNames.OBJECT) && argument.variable() == null;
            (nothing ? silent : said).put(variable.getKey(), nothing ? variable.getValue() : argument);
            i++;
        }
        return Generic.bound(silent, said);
    }

    private List<Generic> above(String type) {
        Shape shape = classes.shape(type);
        List<Generic> above = declaration(type).above();
        if (!above.isEmpty() || shape.superName() == null) {
            return above;
        }
        List<Generic> raw = new ArrayList<>(List.of(Generic.of(shape.superName())));
        shape.interfaces().forEach(one -> raw.add(Generic.of(one)));
        return raw;
    }

    private Generic.Declaration declaration(String type) {
        return declarations.computeIfAbsent(type, key -> {
            String signature = classes.shape(key).signature();
            return signature == null ? new Generic.Declaration(Map.of(), List.of()) : Generic.declaration(signature);
        });
    }
}
