package dev.straightway.deployment.scan;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget.Kind;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

import dev.straightway.deployment.model.Choice;
import dev.straightway.deployment.model.Provider;

/**
 * Finds the classes that extend the runtime: annotated with {@code @Provider}, chosen by the {@code Application}, found as
 * services, or given by other extensions.
 */
final class ProviderScanner {

    private final IndexView index;
    private final IndexView lookup;
    private final Predicate<ClassInfo> enabled;
    private final Map<String, Set<String>> contracts = new TreeMap<>();

    ProviderScanner(IndexView index, IndexView lookup, Predicate<ClassInfo> enabled) {
        this.index = index;
        this.lookup = lookup;
        this.enabled = enabled;
        for (DotName contract : Names.PROVIDERS) {
            index.getAllKnownImplementations(contract).forEach(type -> contracts
                    .computeIfAbsent(type.name().toString(), name -> new TreeSet<>()).add(contract.withoutPackagePrefix()));
        }
        index.getAnnotations(Names.PROVIDER).stream().filter(annotation -> annotation.target().kind() == Kind.CLASS)
                .map(annotation -> annotation.target().asClass()).filter(type -> !contracts(type).isEmpty())
                .forEach(type -> contracts.put(type.name().toString(), contracts(type)));
    }

    /** @param registered the names of the providers that need no annotation */
    List<Provider> scan(Choice choice, List<String> registered) {
        Map<String, Provider> providers = new LinkedHashMap<>();
        for (String name : contracts.keySet()) {
            ClassInfo type = index.getClassByName(name);
            boolean chosen = choice == Choice.ALL || choice.includes(name);
            boolean declared = type.hasDeclaredAnnotation(Names.PROVIDER) || choice.classes().contains(name)
                    || choice.isSingleton(name);
            if (chosen && declared && isConcrete(type)) {
                providers.put(name, provider(type, contracts.get(name)));
            }
        }
        for (String name : registered) {
            ClassInfo type = lookup.getClassByName(name);
            if (type != null && isConcrete(type) && !contracts(type).isEmpty()) {
                providers.computeIfAbsent(name, key -> provider(type, contracts(type)));
            }
        }
        return List.copyOf(providers.values());
    }

    private boolean isConcrete(ClassInfo type) {
        return !type.isAbstract() && !type.isInterface() && enabled.test(type) && servesServers(type);
    }

    private static boolean servesServers(ClassInfo type) {
        AnnotationInstance constraint = type.declaredAnnotation(Names.CONSTRAINED_TO);
        return constraint == null || Names.SERVER_CONSTRAINTS.contains(constraint.value().asEnum());
    }

    private Provider provider(ClassInfo type, Set<String> implemented) {
        Set<String> bindings = new TreeSet<>();
        Bindings.add(bindings, type.declaredAnnotations(), lookup);
        return new Provider(type, implemented, bindings, type.hasDeclaredAnnotation(Names.PRE_MATCHING));
    }

    /** What isn't indexed isn't found by its interfaces, nor is what implements them by an interface that isn't. */
    private Set<String> contracts(ClassInfo type) {
        Set<String> found = new TreeSet<>(contracts.getOrDefault(type.name().toString(), Set.of()));
        Hierarchy.of(type, lookup).types().stream().map(ClassInfo::name).filter(Names.PROVIDERS::contains)
                .forEach(contract -> found.add(contract.withoutPackagePrefix()));
        return found;
    }
}
