package dev.straightway.deployment.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.InjectedClass;
import dev.straightway.deployment.model.InjectedMember;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.runtime.invocation.MethodSpec;
import dev.straightway.runtime.recording.ElementSpec;

/** Plans the objects that are made of parts of a request: those of {@code @BeanParam}, and resources that take such parts. */
final class BeanPlanner {

    private final Map<String, InjectedClass> classes;
    private final ArgumentPlanner arguments;
    private final Map<String, BeanPlan> plans = new TreeMap<>();

    BeanPlanner(Map<String, InjectedClass> classes, ArgumentPlanner arguments) {
        this.classes = classes;
        this.arguments = arguments;
    }

    /** {@return all that were planned} */
    List<BeanPlan> plans() {
        return List.copyOf(plans.values());
    }

    /** {@return the plan of a reader that was planned} */
    BeanPlan plan(String reader) {
        return plans.get(reader);
    }

    /** {@return the plan of a {@code @BeanParam} class} */
    BeanPlan parameters(String className) {
        return plan(classes.get(className), true);
    }

    /** {@return the plan of a resource class, or nothing if it takes no part of the request} */
    Optional<BeanPlan> resource(InjectedClass type) {
        boolean made = type.constructor().isPresent();
        return made || !type.requestMembers().isEmpty() ? Optional.of(plan(type, made)) : Optional.empty();
    }

    /** {@return whether anything that a reader reads is a form field} */
    boolean readsForm(String reader) {
        return plans.get(reader).readsForm();
    }

    private BeanPlan plan(InjectedClass type, boolean made) {
        String reader = type.name() + "_StraightwayBean";
        BeanPlan known = plans.get(reader);
        if (known == null) {
            known = made ? made(reader, type) : filled(reader, type);
            plans.put(reader, known);
        }
        return known;
    }

    private BeanPlan made(String reader, InjectedClass type) {
        List<String> descriptors = type.constructor().map(BeanPlanner::descriptors).orElse(List.of());
        List<ArgumentPlan> own = new ArrayList<>();
        for (int i = 0; i < type.arguments().size(); i++) {
            MethodSpec constructor = new MethodSpec(type.name(), "<init>", names(type.constructor().orElseThrow()));
            own.add(argument(type.arguments().get(i), descriptors.get(i), new ElementSpec(constructor, i)));
        }
        return new BeanPlan(reader, type.name(), Optional.of(descriptors), List.copyOf(own), members(type.members()));
    }

    private BeanPlan filled(String reader, InjectedClass type) {
        return new BeanPlan(reader, type.name(), Optional.empty(), List.of(), members(type.requestMembers()));
    }

    private List<BeanPlan.MemberPlan> members(List<InjectedMember> members) {
        return members.stream().map(this::member).toList();
    }

    private BeanPlan.MemberPlan member(InjectedMember member) {
        String declaring = member.declaring().name().toString();
        if (!member.setter()) {
            ElementSpec field = new ElementSpec(new MethodSpec(declaring, member.name(), List.of()), ElementSpec.FIELD);
            return new BeanPlan.MemberPlan(declaring, member.name(), Optional.empty(),
                    argument(member.parameter(), member.descriptor(), field));
        }
        MethodInfo setter = member.declaring().methods().stream()
                .filter(method -> method.name().equals(member.name()) && method.descriptor().equals(member.descriptor()))
                .findFirst().orElseThrow();
        ElementSpec element = new ElementSpec(new MethodSpec(declaring, member.name(), names(setter)), ElementSpec.MEMBER);
        return new BeanPlan.MemberPlan(declaring, member.name(), Optional.of(setter.returnType().descriptor()),
                argument(member.parameter(), setter.parameterType(0).descriptor(), element));
    }

    private ArgumentPlan argument(ResourceParameter parameter, String descriptor, ElementSpec element) {
        return parameter instanceof ResourceParameter.Entity bean
                ? new ArgumentPlan.FromContainer(bean.name(), descriptor)
                : arguments.plan(parameter, descriptor, element, List.of());
    }

    private static List<String> descriptors(MethodInfo method) {
        return method.parameterTypes().stream().map(Type::descriptor).toList();
    }

    static List<String> names(MethodInfo method) {
        return method.parameterTypes().stream().map(BeanPlanner::name).toList();
    }

    /** As {@code Class.getName} has it. */
    private static String name(Type type) {
        return type.kind() == Type.Kind.ARRAY ? type.descriptor().replace('/', '.') : type.name().toString();
    }
}
