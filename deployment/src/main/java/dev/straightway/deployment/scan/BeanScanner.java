package dev.straightway.deployment.scan;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.IndexView;

import dev.straightway.deployment.model.InjectedClass;
import dev.straightway.deployment.model.InjectedMember;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceParameter;

/** Reads the classes of {@code @BeanParam} (§3.2), those within others among them. */
final class BeanScanner {

    private final IndexView index;
    private final InjectionScanner injections;

    BeanScanner(IndexView index) {
        this.index = index;
        this.injections = new InjectionScanner(index);
    }

    Map<String, InjectedClass> scan(List<ResourceClass> roots, List<ResourceClass> located) {
        Map<String, InjectedClass> found = new TreeMap<>();
        Deque<String> open = new ArrayDeque<>();
        Stream.concat(roots.stream(), located.stream()).forEach(type -> {
            type.methods().forEach(method -> beans(method.parameters()).forEach(open::add));
            beans(parameters(type.injected())).forEach(open::add);
        });
        while (!open.isEmpty()) {
            ClassInfo type = index.getClassByName(open.remove());
            if (type != null && !found.containsKey(type.name().toString())) {
                InjectedClass bean = injections.scan(type);
                found.put(bean.name(), bean);
                beans(parameters(bean)).forEach(open::add);
            }
        }
        return found;
    }

    private static List<ResourceParameter> parameters(InjectedClass type) {
        return Stream.concat(type.arguments().stream(), type.members().stream().map(InjectedMember::parameter)).toList();
    }

    private static Stream<String> beans(List<ResourceParameter> parameters) {
        return parameters.stream().filter(ResourceParameter.Bean.class::isInstance)
                .map(bean -> bean.type().name().toString());
    }
}
