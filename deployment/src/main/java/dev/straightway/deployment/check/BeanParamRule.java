package dev.straightway.deployment.check;

import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.jboss.jandex.FieldInfo;
import org.jboss.jandex.MethodInfo;

import dev.straightway.deployment.model.InjectedClass;
import dev.straightway.deployment.model.InjectedMember;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.RestApplication;

/**
 * STW-124: objects of a {@code @BeanParam} class can be made and filled: a class with a constructor, fields that aren't final,
 * no container, and no way back to itself (§3.2).
 */
final class BeanParamRule implements Rule {

    @Override
    public void check(RestApplication application, Problems problems) {
        application.allClasses().forEach(type -> type.methods().forEach(method -> method.parameters().stream()
                .filter(ResourceParameter.Bean.class::isInstance)
                .filter(bean -> !application.beans().containsKey(bean.type().name().toString()))
                .forEach(bean -> problems.add("STW-124", method, "the parameter '" + bean.name() + "' of type " + bean.type()
                        + " isn't a class that @BeanParam can make. Use a class with a constructor."))));
        application.beans().values().forEach(bean -> check(bean, application.beans(), problems));
        application.allClasses().forEach(type -> members(type.injected(), problems));
    }

    private static void check(InjectedClass bean, Map<String, InjectedClass> all, Problems problems) {
        if (bean.declaration().isInterface() || bean.declaration().isAbstract()) {
            problems.add("STW-124", bean.name(), "is abstract, so @BeanParam can't make an object of it. Use a concrete"
                    + " class.");
        } else if (bean.constructor().isEmpty() && !hasSimpleConstructor(bean)) {
            problems.add("STW-124", bean.name(), "has no constructor that @BeanParam could call. Give it one without"
                    + " parameters that isn't private, or one whose parameters are all annotated.");
        } else if (bean.injects()) {
            problems.add("STW-124", bean.name(), "has @Inject, but the container doesn't make the objects of @BeanParam."
                    + " Inject the beans into the resource class.");
        } else if (leadsTo(bean, bean.name(), all, new HashSet<>())) {
            problems.add("STW-124", bean.name(), "has a @BeanParam that leads back to its own class, without an end. Remove"
                    + " one of them.");
        }
        members(bean, problems);
    }

    private static void members(InjectedClass type, Problems problems) {
        for (InjectedMember member : type.members()) {
            FieldInfo field = member.setter() ? null : member.declaring().field(member.name());
            if (field != null && (Modifier.isFinal(field.flags()) || Modifier.isStatic(field.flags()))) {
                problems.add("STW-124", type.name(), "the field '" + member.name() + "' is final or static and can't take a"
                        + " part of the request. Remove the modifier.");
            }
        }
    }

    private static boolean hasSimpleConstructor(InjectedClass bean) {
        MethodInfo constructor = bean.declaration().method("<init>");
        return constructor != null && !Modifier.isPrivate(constructor.flags());
    }

    private static boolean leadsTo(InjectedClass bean, String target, Map<String, InjectedClass> all, Set<String> seen) {
        return Stream.concat(bean.arguments().stream(), bean.members().stream().map(InjectedMember::parameter))
                .filter(ResourceParameter.Bean.class::isInstance).map(inner -> inner.type().name().toString())
                .anyMatch(name -> name.equals(target)
                        || seen.add(name) && all.containsKey(name) && leadsTo(all.get(name), target, all, seen));
    }
}
