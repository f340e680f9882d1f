package dev.straightway.deployment.surroundings;

import java.util.HashSet;
import java.util.Set;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;

import dev.straightway.deployment.check.Secured;
import io.quarkus.security.spi.SecurityTransformer;
import io.quarkus.vertx.http.deployment.EagerSecurityInterceptorBindingBuildItem;

/** Collects which annotations Quarkus and its extensions heed, and which methods they secure for them. */
public final class SecuredMethods {

    private final IndexView index;
    private final Set<String> annotations = new HashSet<>();
    private final Set<String> methods = new HashSet<>();

    public SecuredMethods(IndexView index) {
        this.index = index;
    }

    /** An annotation of a class secures the methods that this class declares, and no others: so Quarkus defines it. */
    public void add(AnnotationInstance annotation) {
        AnnotationTarget target = annotation.target();
        if (target.kind() == AnnotationTarget.Kind.METHOD) {
            add(target.asMethod());
        } else if (target.kind() == AnnotationTarget.Kind.CLASS) {
            target.asClass().methods().forEach(this::add);
        }
    }

    public void add(MethodInfo method) {
        methods.add(Secured.key(method));
    }

    public void add(SecurityTransformer standard) {
        standard.getSecurityAnnotationNames().forEach(name -> {
            annotations.add(name.toString());
            standard.getAnnotationsWithRepeatable(name).forEach(this::add);
        });
    }

    public void add(DotName annotation) {
        annotations.add(annotation.toString());
        index.getAnnotations(annotation).forEach(this::add);
    }

    public void add(EagerSecurityInterceptorBindingBuildItem binding) {
        for (DotName name : binding.getAnnotationBindings()) {
            annotations.add(name.toString());
        }
    }

    public Secured found() {
        return new Secured(Set.copyOf(annotations), Set.copyOf(methods));
    }
}
