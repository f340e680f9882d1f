package dev.straightway.deployment.plan.json;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The beans that routes write and read as JSON.
 *
 * @param written sorted by their names
 * @param read sorted by their names
 */
public record JsonPlan(List<TypePlan> written, List<TypePlan> read) {

    /** Where Jackson writes and reads everything. */
    public static final JsonPlan NONE = new JsonPlan(List.of(), List.of());

    /**
     * One class of beans. Generated code calls the constructors, getters and setters that Jackson calls, so the proof of the
     * threads, which follows Jackson, holds for both.
     *
     * @param type its binary name
     * @param access the binary name of the class that is generated; empty if Jackson writes or reads it
     * @param members what beans can be asked for, or what can be set
     * @param why why generated code may write or read it, or why Jackson does
     */
    public record TypePlan(String type, Optional<String> access, List<MemberPlan> members, String why) {
    }

    /**
     * A getter, a setter, a public field or a component of a record.
     *
     * @param name the name of the method, field or component
     * @param kind what it is
     * @param descriptor the JVM descriptor of the erased type of its values; of a setter, of the whole method
     */
    public record MemberPlan(String name, Kind kind, String descriptor) {

        /** What a member is. */
        public enum Kind {
            GETTER,
            FIELD,
            SETTER,
            COMPONENT
        }

        /** {@return what the runtime knows it by} */
        public String key() {
            return switch (kind) {
                case GETTER -> name + "()";
                case SETTER -> name + descriptor.substring(0, descriptor.indexOf(')') + 1);
                case FIELD, COMPONENT -> name;
            };
        }
    }

    /** {@return the classes for which code is generated} */
    public Stream<TypePlan> generated() {
        return Stream.of(written, read).flatMap(List::stream).filter(type -> type.access().isPresent());
    }

    /** {@return those whose beans it writes} */
    public Stream<TypePlan> generatedWriting() {
        return written.stream().filter(type -> type.access().isPresent());
    }

    /** {@return those whose beans it reads} */
    public Stream<TypePlan> generatedReading() {
        return read.stream().filter(type -> type.access().isPresent());
    }
}
