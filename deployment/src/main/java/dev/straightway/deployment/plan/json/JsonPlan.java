package dev.straightway.deployment.plan.json;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The beans that routes write as JSON.
 *
 * @param types sorted by their names
 */
public record JsonPlan(List<TypePlan> types) {

    /** Where Jackson writes everything. */
    public static final JsonPlan NONE = new JsonPlan(List.of());

    /**
     * One class of beans. Generated code calls the getters that Jackson calls, so the proof of the threads, which follows
     * Jackson, holds for both.
     *
     * @param type its binary name
     * @param access the binary name of the class that is generated; empty if Jackson writes it
     * @param members what beans can be asked for
     * @param why why generated code may write it, or why Jackson does
     */
    public record TypePlan(String type, Optional<String> access, List<MemberPlan> members, String why) {
    }

    /**
     * A getter or a public field.
     *
     * @param name the name of the method or field
     * @param isMethod whether it is a method
     * @param descriptor the JVM descriptor of the erased type of its values
     */
    public record MemberPlan(String name, boolean isMethod, String descriptor) {

        /** {@return what the runtime knows it by} */
        public String key() {
            return isMethod ? name + "()" : name;
        }
    }

    /** {@return the classes for which code is generated} */
    public Stream<TypePlan> generated() {
        return types.stream().filter(type -> type.access().isPresent());
    }
}
