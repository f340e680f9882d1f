package dev.straightway.proof.walk;

import java.util.ArrayList;
import java.util.List;

/**
 * Gives the collections, maps and arrays that a format writes to the serializers of the application: these may put something
 * into them. What else they are given, unknown objects stand for.
 */
final class OwnSerializers {

    private static final List<String> TYPES = List.of("com/fasterxml/jackson/databind/JsonSerializer",
            "com/fasterxml/jackson/databind/util/Converter", "jakarta/json/bind/serializer/JsonbSerializer",
            "jakarta/json/bind/adapter/JsonbAdapter", "com/esotericsoftware/kryo/Serializer",
            "jakarta/xml/bind/annotation/adapters/XmlAdapter");

    private final Core core;
    private final Overrides overrides;
    /** Their parameters; null until something was written. */
    private List<Parameter> parameters;

    private record Parameter(Variable value, String type) {
    }

    OwnSerializers(Core core, Overrides overrides) {
        this.core = core;
        this.overrides = overrides;
    }

    /** Takes what a format writes. */
    void written(AbstractObject object) {
        if (object.content == null) {
            return;
        }
        if (parameters == null) {
            parameters = parameters();
        }
        for (Parameter parameter : parameters) {
            AbstractObject taken = core.objects().take(object, parameter.type());
            if (taken != null) {
                core.flow().add(parameter.value(), taken);
            }
        }
    }

    private List<Parameter> parameters() {
        List<Parameter> all = new ArrayList<>();
        TYPES.stream().flatMap(type -> core.classes().concreteOfApplication(type).stream()).distinct()
                .flatMap(type -> overrides.of(type, true).stream()).distinct()
                .filter(node -> node.found.type().application()).forEach(node -> {
                    for (int i = node.first(); i < node.parameters.size(); i++) {
                        if (node.types.get(i) != null) {
                            all.add(new Parameter(node.parameters.get(i), node.types.get(i)));
                        }
                    }
                });
        return all;
    }
}
