package dev.straightway.deployment.plan.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.Type;

import dev.straightway.deployment.plan.json.JsonPlan.TypePlan;
import dev.straightway.deployment.types.CollectionTypes;

/**
 * Walks the types that routes write or read as JSON, and plans code for beans all of whose values are scalars, enums,
 * collections, maps with texts for keys, optionals, or beans of that kind.
 */
final class BeanWalk {

    private static final String OPTIONAL = "java.util.Optional";
    private static final Set<String> MAPS = Set.of("java.util.Map", "java.util.SortedMap", "java.util.NavigableMap",
            "java.util.HashMap", "java.util.LinkedHashMap", "java.util.TreeMap", "java.util.concurrent.ConcurrentMap",
            "java.util.concurrent.ConcurrentHashMap");
    private static final String ITSELF = "it may hold itself";

    private final IndexView index;
    private final BeanMembers members;
    private final Map<String, TypePlan> planned = new TreeMap<>();

    BeanWalk(IndexView index, BeanMembers members) {
        this.index = index;
        this.members = members;
    }

    /** Plans code for the beans of a type. */
    void enter(Type type) {
        refusal(type);
    }

    /** {@return what was planned, by the names of the classes} */
    List<TypePlan> planned() {
        return List.copyOf(planned.values());
    }

    private String generatedCode() {
        return "generated code " + members.way().verb();
    }

    /** {@return why generated code doesn't write or read a type; empty if it does} */
    private Optional<String> refusal(Type type) {
        return switch (type.kind()) {
            case PRIMITIVE -> Optional.empty();
            case TYPE_VARIABLE, UNRESOLVED_TYPE_VARIABLE, TYPE_VARIABLE_REFERENCE -> Optional.empty(); // as its argument is
            case WILDCARD_TYPE -> refusal(type.asWildcardType().extendsBound());
            case CLASS -> named(type);
            case PARAMETERIZED_TYPE -> parameterized(type);
            default -> Optional.of(generatedCode() + " no " + type);
        };
    }

    private Optional<String> parameterized(Type type) {
        List<Type> arguments = type.asParameterizedType().arguments();
        String name = type.name().toString();
        if (MAPS.contains(name)) {
            return arguments.get(0).name().toString().equals("java.lang.String") ? refusal(arguments.get(1))
                    : Optional.of("the keys of " + type + " aren't texts");
        }
        for (Type argument : arguments) {
            Optional<String> refusal = refusal(argument);
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        return CollectionTypes.ofPlatform(type.name()) || name.equals(OPTIONAL) ? Optional.empty() : named(type);
    }

    private Optional<String> named(Type type) {
        String name = type.name().toString();
        if (members.isValue(name)) {
            return Optional.empty();
        }
        ClassInfo declaration = index.getClassByName(type.name());
        if (declaration == null || name.startsWith("java.")) {
            return Optional.of(generatedCode() + " no " + name);
        }
        return declaration.isEnum() ? JsonMarks.strange(declaration, List.of()) : bean(declaration);
    }

    private Optional<String> bean(ClassInfo type) {
        String name = type.name().toString();
        TypePlan known = planned.get(name);
        if (known == null) {
            planned.put(name, byJackson(name, ITSELF));
            known = decide(type);
            planned.put(name, known);
        }
        return known.access().isPresent() ? Optional.empty()
                : Optional.of(name + " is " + members.way().done() + " by Jackson: " + known.why());
    }

    private TypePlan decide(ClassInfo type) {
        String name = type.name().toString();
        Optional<String> refusal = members.refusal(type).or(() -> valuesRefusal(type));
        return refusal.map(why -> byJackson(name, why))
                .orElseGet(() -> new TypePlan(name, Optional.of(name + members.way().suffix()), members.of(type), why()));
    }

    /** Looks at all of them, so that the report has every class. */
    private Optional<String> valuesRefusal(ClassInfo type) {
        List<String> refusals = members.types(type).entrySet().stream()
                .flatMap(member -> refusal(member.getValue()).map(why -> member.getKey() + ": " + why).stream()).toList();
        return refusals.stream().findFirst();
    }

    private String why() {
        return "its values are of types that " + generatedCode() + ", if the ObjectMapper agrees";
    }

    private static TypePlan byJackson(String type, String why) {
        return new TypePlan(type, Optional.empty(), List.of(), why);
    }
}
