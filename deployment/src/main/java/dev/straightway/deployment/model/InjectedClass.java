package dev.straightway.deployment.model;

import java.util.List;
import java.util.Optional;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.MethodInfo;

/**
 * A class whose objects take parts of a request: a {@code @BeanParam} class, or a resource class.
 *
 * @param declaration the class
 * @param types the class itself, its superclasses, then all interfaces
 * @param constructor the constructor that is called with parts of the request; empty where the container makes the object
 * @param arguments the parameters of that constructor; one without annotation, {@link ResourceParameter.Entity}, takes a bean
 * @param members its fields and setters, those that it inherits among them
 * @param injects whether the container injects anything into it, by {@code @Inject}
 */
public record InjectedClass(ClassInfo declaration, List<ClassInfo> types, Optional<MethodInfo> constructor,
        List<ResourceParameter> arguments, List<InjectedMember> members, boolean injects) {

    /** {@return the binary name of the class} */
    public String name() {
        return declaration.name().toString();
    }

    /** {@return the fields and setters that the container doesn't know} */
    public List<InjectedMember> requestMembers() {
        return members.stream().filter(member -> !member.isContext()).toList();
    }
}
