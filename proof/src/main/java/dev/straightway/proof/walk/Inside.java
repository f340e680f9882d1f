package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.straightway.proof.code.TypeNames;

/**
 * Knows which objects reviewed code makes for itself and holds inside of others: the objects in a tree of JSON, the lists of
 * a map with several values, the calendar of a date format. What is put into one of them is in what holds it, however
 * somebody has got at it. Where such an object gives views of lists and maps that were put into it, what is in it may be in
 * these.
 */
final class Inside {

    /** What a collector makes for each group. */
    static final List<String> CONTAINERS = List.of("java/util/Collection", "java/util/Map");

    /** They give the lists and maps that they hold as one of themselves. */
    private static final List<String> VIEWS = List.of("io/vertx/core/json/JsonObject", "io/vertx/core/json/JsonArray");

    private static final Map<String, List<String>> TYPES = Map.of(
            "io/vertx/core/json/JsonObject", VIEWS,
            "io/vertx/core/json/JsonArray", VIEWS,
            "com/fasterxml/jackson/databind/node/ContainerNode", List.of("com/fasterxml/jackson/databind/node/ObjectNode",
                    "com/fasterxml/jackson/databind/node/ArrayNode"),
            "jakarta/ws/rs/core/MultivaluedMap", List.of("java/util/List"),
            "java/text/Format", List.of("java/text/Format", "java/util/Calendar"));
    /** What is declared as this may be of one of the types. */
    private static final String NODE = "com/fasterxml/jackson/databind/JsonNode";

    private final Core core;
    private final Map<String, List<String>> known = new HashMap<>();
    private final Set<Variable> filled = new HashSet<>();

    Inside(Core core) {
        this.core = core;
    }

    /** Lets an object hold what its class makes for itself. */
    void hold(AbstractObject object) {
        if (object.content == null || object.type == null || TypeNames.isArray(object.type)) {
            return;
        }
        List<String> types = known.computeIfAbsent(object.type, this::of);
        if (!types.isEmpty() && filled.add(object.content)) {
            types.forEach(type -> core.flow().add(object.content, core.objects().made(type, object.content, object.foreign)));
            if (types.equals(VIEWS)) {
                core.flow().listen(object.content, inner -> view(object.content, inner));
            }
        }
    }

    private void view(Variable content, AbstractObject inner) {
        boolean container = inner.content != null && inner.content != content && inner.type != null
                && CONTAINERS.stream().anyMatch(type -> core.classes().subtype(inner.type, type));
        if (container) {
            core.flow().edge(content, inner.content, null);
        }
    }

    private List<String> of(String type) {
        return TYPES.entrySet().stream()
                .filter(entry -> core.classes().subtype(type, entry.getKey())
                        || type.equals(NODE) && core.classes().subtype(entry.getKey(), NODE))
                .map(Map.Entry::getValue).findFirst().orElse(List.of());
    }
}
