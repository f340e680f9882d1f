package dev.straightway.deployment.check;

import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.AnnotationTarget;
import org.jboss.jandex.DotName;

import dev.straightway.deployment.check.Promise.Kind;
import dev.straightway.deployment.model.RestApplication;

/** STW-211: no annotation asks for what Quarkus REST does and Straightway doesn't do yet. */
final class AnnotationRule implements Rule {

    private static final String ID = "STW-211";

    @Override
    public void check(RestApplication application, Problems problems) {
        Meanings meanings = new Meanings(application.index());
        for (Sites.Site site : Sites.of(application)) {
            Promises.refusedBy(ID, Kind.ANNOTATION)
                    .filter(promise -> !promise.anywhere() || !promise.covers(site.annotation().toString()))
                    .filter(promise -> meanings.of(site.annotation()).stream().anyMatch(promise::covers))
                    .forEach(promise -> add(site.where(), promise, problems));
        }
        Promises.refusedBy(ID, Kind.ANNOTATION).filter(Promise::anywhere).forEach(promise -> application.index()
                .getAnnotations(DotName.createSimple(promise.name()))
                .forEach(annotation -> add(owner(annotation), promise, problems)));
    }

    private static void add(String where, Promise promise, Problems problems) {
        problems.add(ID, where, "@" + simpleName(promise.name()) + " isn't honoured yet. " + promise.text());
    }

    /** {@return the name as it stands in the source, behind an import} */
    static String simpleName(String name) {
        return name.substring(name.lastIndexOf('.') + 1).replace('$', '.');
    }

    private static String owner(AnnotationInstance annotation) {
        AnnotationTarget target = annotation.target();
        return switch (target.kind()) {
            case CLASS -> target.asClass().name().toString();
            case FIELD -> target.asField().declaringClass().name() + "#" + target.asField().name();
            case METHOD -> target.asMethod().declaringClass().name() + "#" + target.asMethod().name();
            case METHOD_PARAMETER -> target.asMethodParameter().method().declaringClass().name() + "#"
                    + target.asMethodParameter().method().name();
            case RECORD_COMPONENT -> target.asRecordComponent().declaringClass().name() + "#"
                    + target.asRecordComponent().name();
            case TYPE -> target.asType().enclosingTarget().toString();
        };
    }
}
