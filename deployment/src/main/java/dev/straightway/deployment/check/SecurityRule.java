package dev.straightway.deployment.check;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.DotName;

import dev.straightway.deployment.check.Promise.Kind;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/**
 * STW-205: no method asks for a security check, which isn't made before the body is read yet: by an annotation that Quarkus or
 * an extension heeds, on it or on what it overrides or implements, or because an extension secures it.
 */
record SecurityRule(Secured secured) implements Rule {

    private static final String ID = "STW-205";
    /** Grants what nothing denies. */
    private static final String PERMIT_ALL = "jakarta.annotation.security.PermitAll";

    @Override
    public void check(RestApplication application, Problems problems) {
        Meanings meanings = new Meanings(application.index());
        application.allClasses()
                .forEach(type -> type.methods().forEach(method -> check(type, method, meanings, problems)));
    }

    private void check(ResourceClass type, ResourceMethod method, Meanings meanings, Problems problems) {
        List<String> found = Stream.concat(Sites.on(method), Sites.on(type)).map(AnnotationInstance::name)
                .filter(name -> secures(name, meanings)).distinct()
                .map(name -> "@" + AnnotationRule.simpleName(name.toString())).sorted().toList();
        if (!found.isEmpty()) {
            problems.add(ID, method, String.join(", ", found) + " isn't compiled yet. Secure the path with"
                    + " quarkus.http.auth.permission and remove the annotation.");
        } else if (secured.includes(method.declaration()) || method.namesakes().stream().anyMatch(secured::includes)) {
            problems.add(ID, method, "is secured by another extension, which isn't compiled yet. Secure the path with"
                    + " quarkus.http.auth.permission.");
        }
    }

    private boolean secures(DotName name, Meanings meanings) {
        Set<String> all = meanings.of(name);
        return all.stream().anyMatch(secured.annotations()::contains) && !name.toString().equals(PERMIT_ALL)
                || Promises.refusedBy(ID, Kind.ANNOTATION).anyMatch(promise -> all.stream().anyMatch(promise::covers));
    }
}
