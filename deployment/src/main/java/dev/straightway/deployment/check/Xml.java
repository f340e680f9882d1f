package dev.straightway.deployment.check;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.RestApplication;

/** Knows which types are declared for XML, in the way of JAXB. */
final class Xml {

    private static final DotName ROOT = DotName.createSimple("jakarta.xml.bind.annotation.XmlRootElement");
    private static final DotName TYPE = DotName.createSimple("jakarta.xml.bind.annotation.XmlType");

    private Xml() {
    }

    static boolean isFor(Type type, RestApplication application) {
        Type element = type.kind() == Type.Kind.PARAMETERIZED_TYPE ? type.asParameterizedType().arguments().get(0) : type;
        ClassInfo declaration = application.index().getClassByName(element.name());
        return declaration != null && (declaration.hasDeclaredAnnotation(ROOT) || declaration.hasDeclaredAnnotation(TYPE));
    }
}
