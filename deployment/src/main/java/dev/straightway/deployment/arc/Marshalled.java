package dev.straightway.deployment.arc;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.jboss.jandex.DotName;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.Proving.Marshalling;
import dev.straightway.deployment.types.Results;
import dev.straightway.deployment.types.Xml;
import dev.straightway.proof.code.Classes;

/**
 * Which classes of an application JAXB writes, and how.
 *
 * @param way how they are written
 * @param bound internal names of those that are bound when the application starts: what methods return whose answers are XML.
 *        The items of streams, and what responses hold, are bound with the first answer
 */
record Marshalled(Marshalling way, Set<String> bound) {

    private static final String REFERENCE = "org/glassfish/jaxb/runtime/v2/JAXBContextFactory";
    private static final List<String> OTHERS = List.of("org/eclipse/persistence/jaxb/JAXBContextFactory",
            "org/eclipse/persistence/jaxb/XMLBindingContextFactory", "com/sun/xml/bind/v2/JAXBContextFactory");
    private static final String RESOLVER = "ContextResolver";
    private static final DotName DISABLED = DotName.createSimple("dev.straightway.EndpointDisabled");

    /** {@return what is known of an application that has classes declared for XML; empty of one that hasn't} */
    static Optional<Marshalled> of(RestApplication application, Classes classes) {
        if (!Xml.isUsed(application.index())) {
            return Optional.empty();
        }
        boolean walked = classes.shape(REFERENCE) != null && OTHERS.stream().allMatch(other -> classes.shape(other) == null)
                && application.providers().stream().noneMatch(provider -> provider.is(RESOLVER));
        return Optional.of(new Marshalled(walked ? Marshalling.WALKED : Marshalling.OPEN,
                application.allClasses().filter(type -> type.declaration().declaredAnnotation(DISABLED) == null)
                        .flatMap(type -> type.methods().stream())
                        .filter(method -> Xml.isAmong(method.produces()))
                        .map(Results::of).filter(Results::isOneEntity).map(Results::entity)
                        .filter(type -> type.kind() == Type.Kind.CLASS && Xml.isFor(type, application.index()))
                        .map(type -> type.name().toString('/')).collect(Collectors.toSet())));
    }
}
