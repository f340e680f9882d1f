package dev.straightway.deployment.plan;

import java.util.List;
import java.util.Optional;

/**
 * A class whose objects are made of, or filled with, parts of a request.
 *
 * @param reader the binary name of the class that is generated
 * @param type the binary name of the class
 * @param constructor the JVM descriptors of the parameters of the constructor that is called; empty where the object is
 *        there already
 * @param arguments those of the constructor
 * @param members its fields and setters
 */
public record BeanPlan(String reader, String type, Optional<List<String>> constructor, List<ArgumentPlan> arguments,
        List<MemberPlan> members) {

    /**
     * A field or setter.
     *
     * @param declaring the binary name of the class that declares it
     * @param name its name
     * @param setter the JVM descriptor of the setter's return type; empty for a field
     * @param argument what it takes
     */
    public record MemberPlan(String declaring, String name, Optional<String> setter, ArgumentPlan argument) {
    }

    /** {@return whether anything of it is a form field} */
    public boolean readsForm() {
        return arguments.stream().anyMatch(ArgumentPlan::readsBody)
                || members.stream().anyMatch(member -> member.argument().readsBody());
    }
}
