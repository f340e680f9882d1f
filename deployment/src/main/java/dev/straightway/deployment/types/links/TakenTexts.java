package dev.straightway.deployment.types.links;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import dev.straightway.deployment.model.InjectedClass;
import dev.straightway.deployment.model.InjectedMember;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Text;

/** Collects the texts of a request that methods and classes take, by {@code @BeanParam} too. */
final class TakenTexts {

    private final Map<String, InjectedClass> beans;
    private final Set<String> seen = new HashSet<>();
    private final List<Text> texts = new ArrayList<>();

    private TakenTexts(Map<String, InjectedClass> beans) {
        this.beans = beans;
    }

    /**
     * {@return what is taken on a way: by its last method first, then by those before it, then by the classes}
     *
     * @param methods in the order in which they are called
     */
    static List<Text> of(List<ResourceClass> types, List<ResourceMethod> methods, Map<String, InjectedClass> beans) {
        TakenTexts taken = new TakenTexts(beans);
        for (int i = methods.size() - 1; i >= 0; i--) {
            methods.get(i).parameters().forEach(taken::add);
        }
        types.forEach(type -> taken.add(type.injected()));
        return taken.texts;
    }

    private void add(InjectedClass type) {
        if (seen.add(type.name())) {
            Stream.concat(type.arguments().stream(), type.members().stream().map(InjectedMember::parameter)).forEach(this::add);
        }
    }

    private void add(ResourceParameter parameter) {
        if (parameter instanceof Text text) {
            texts.add(text);
        } else if (parameter instanceof ResourceParameter.Bean bean) {
            InjectedClass known = beans.get(bean.type().name().toString());
            if (known != null) {
                add(known);
            }
        }
    }
}
