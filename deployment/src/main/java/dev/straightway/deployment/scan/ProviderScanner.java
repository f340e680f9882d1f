package dev.straightway.deployment.scan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;

import dev.straightway.deployment.model.Provider;

/** Finds the classes that extend the runtime: annotated with {@code @Provider}, or with the annotations of Quarkus REST. */
final class ProviderScanner {

    private final IndexView index;

    ProviderScanner(IndexView index) {
        this.index = index;
    }

    List<Provider> scan() {
        List<Provider> providers = new ArrayList<>();
        for (AnnotationInstance annotation : index.getAnnotations(Names.PROVIDER)) {
            ClassInfo type = annotation.target().asClass();
            if (!type.isAbstract() && servesServers(type)) {
                providers.add(new Provider(type, contract(type)));
            }
        }
        for (DotName name : Names.PROVIDER_METHODS) {
            for (AnnotationInstance annotation : index.getAnnotations(name)) {
                if (annotation.target().kind() == AnnotationTarget.Kind.METHOD) {
                    providers.add(new Provider(annotation.target().asMethod().declaringClass(),
                            "@" + name.withoutPackagePrefix()));
                }
            }
        }
        providers.sort(Comparator.comparing((Provider provider) -> provider.declaration().name())
                .thenComparing(Provider::contract));
        return providers;
    }

    private static boolean servesServers(ClassInfo type) {
        AnnotationInstance constraint = type.declaredAnnotation(Names.CONSTRAINED_TO);
        return constraint == null || Names.SERVER_CONSTRAINTS.contains(constraint.value().asEnum());
    }

    private String contract(ClassInfo type) {
        return Names.PROVIDERS.stream()
                .filter(contract -> index.getAllKnownImplementations(contract).contains(type))
                .map(DotName::withoutPackagePrefix)
                .findFirst().orElse("Provider");
    }
}
