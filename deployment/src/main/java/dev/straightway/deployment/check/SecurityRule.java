package dev.straightway.deployment.check;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.DotName;

import dev.straightway.deployment.check.Promise.Kind;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.RestApplication;

/**
 * STW-205: no annotation asks for a security check that nobody makes: since there is no security extension, or since Quarkus
 * doesn't heed it where it stands, as on what the method overrides or implements.
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
        List<DotName> found = Stream.concat(Sites.on(method), Sites.on(type)).map(AnnotationInstance::name)
                .filter(name -> secures(name, meanings)).distinct().toList();
        if (found.isEmpty()) {
            return;
        }
        List<DotName> unknown = found.stream().filter(name -> !isKnown(name, meanings)).toList();
        if (!unknown.isEmpty()) {
            problems.add(ID, method, names(unknown) + " wouldn't be checked, since no extension of the application supports"
                    + " it. "
                    + fixes(unknown, meanings) + " Or remove the annotation.");
        } else if (!secured.includes(method.declaration()) && !secured.includes(method.annotated())) {
            problems.add(ID, method, names(found) + " is in a place where Quarkus ignores it: it only secures methods that"
                    + " its own class declares. Put it on the method.");
        }
    }

    private static String names(List<DotName> annotations) {
        return String.join(", ", annotations.stream().map(name -> "@" + AnnotationRule.simpleName(name.toString())).sorted()
                .toList());
    }

    private static String fixes(List<DotName> annotations, Meanings meanings) {
        return annotations.stream().flatMap(name -> promises(name, meanings)).map(Promise::text).distinct()
                .collect(Collectors.joining(" "));
    }

    private boolean secures(DotName name, Meanings meanings) {
        return !name.toString().equals(PERMIT_ALL)
                && (isKnown(name, meanings) || promises(name, meanings).findAny().isPresent());
    }

    private static Stream<Promise> promises(DotName name, Meanings meanings) {
        Set<String> all = meanings.of(name);
        return Promises.refusedBy(ID, Kind.ANNOTATION).filter(promise -> all.stream().anyMatch(promise::covers));
    }

    private boolean isKnown(DotName name, Meanings meanings) {
        return meanings.of(name).stream().anyMatch(secured.annotations()::contains);
    }
}
