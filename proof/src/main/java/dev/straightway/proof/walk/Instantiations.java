package dev.straightway.proof.walk;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

import org.objectweb.asm.Type;

import dev.straightway.proof.application.Bean;
import dev.straightway.proof.application.InjectionPoint;
import dev.straightway.proof.application.Instantiation;
import dev.straightway.proof.application.Resolution;
import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Knows what the container runs when it makes an object, and when it ends one: a node for each, with arrows to the code of the
 * object and to the nodes of the beans that are made with it.
 * <p>
 * A bean behind a proxy is made by the first call on it, so injecting it only makes the proxy.
 */
final class Instantiations {

    /** What is asked of {@link Injections}, whose beans are made here. */
    interface Parameters {

        /** Lets the container call a method of an object of a class. */
        void give(Node node, String self);
    }

    private static final Method MAKES = new Method("", "<makes>", "()V");

    private final Core core;
    private final Connector connector;
    private final Interception interception;
    private final AnnotationConstants constants;
    private final Parameters parameters;
    private final Map<Instantiation, Node> instantiation = new IdentityHashMap<>();
    private final Map<Instantiation, Node> ending = new IdentityHashMap<>();

    Instantiations(Core core, Connector connector, Interception interception, AnnotationConstants constants,
            Parameters parameters) {
        this.core = core;
        this.connector = connector;
        this.interception = interception;
        this.constants = constants;
        this.parameters = parameters;
    }

    /** {@return the node that makes an instance of a bean, and ends it if it ends with the request} */
    Node of(Bean bean) {
        Node makes = make(bean.instantiation());
        if (bean.scope() == Bean.Scope.REQUEST) {
            arrow(makes, end(bean.instantiation()));
        }
        return makes;
    }

    /** Lets a node make what lives no longer than the request, whatever its scope. */
    void makeAndEnd(Node caller, Instantiation made) {
        arrow(caller, make(made));
        arrow(caller, end(made));
    }

    Node make(Instantiation made) {
        Node known = instantiation.get(made);
        if (known != null) {
            return known;
        }
        Node node = core.graph().hidden(MAKES);
        instantiation.put(made, node);
        made.methods().forEach(method -> run(node, made, method));
        made.parts().forEach(part -> {
            proxy(node, part);
            arrow(node, of(part));
        });
        if (!made.parts().isEmpty() && !made.self().isEmpty()) {
            interception.made(core.objects().object(made.self()));
        }
        made.points().forEach(point -> core.inputs().at(point, resolved -> inject(node, point, resolved)));
        made.passing().stream().filter(Instantiations::dependent).forEach(bean -> arrow(node, end(bean.instantiation())));
        made.unknown().forEach(
                words -> node.event(Event.strange(ReasonKind.CONTAINER, words, "can't be seen", new CallSite(node, null))));
        return node;
    }

    private Node end(Instantiation ended) {
        Node known = ending.get(ended);
        if (known != null) {
            return known;
        }
        Node node = core.graph().hidden(MAKES);
        ending.put(ended, node);
        ended.ending().forEach(method -> run(node, ended, method));
        ended.parts().stream().filter(Instantiations::dependent).forEach(part -> arrow(node, end(part.instantiation())));
        ended.points().forEach(point -> core.inputs().at(point, resolved -> resolved.ifPresent(resolution -> resolution.beans()
                .stream().filter(Instantiations::dependent).forEach(bean -> arrow(node, end(bean.instantiation()))))));
        return node;
    }

    private static String returned(Method producer) {
        return producer.returned();
    }

    private static boolean dependent(Bean bean) {
        return bean.scope() == Bean.Scope.DEPENDENT;
    }

    private void inject(Node node, InjectionPoint point, Optional<Resolution> resolved) {
        String type = TypeNames.reference(Type.getType(point.type()));
        if (resolved.isEmpty()) {
            node.event(Event.strange(ReasonKind.INJECTED, "what is injected into " + point.words(), "isn't known",
                    new CallSite(node, null)).at(point.place()));
        } else {
            resolved.get().made().forEach(bean -> inject(node, type, bean));
        }
    }

    private void inject(Node node, String type, Bean bean) {
        if (!bean.scope().proxied()) {
            arrow(node, of(bean));
            return;
        }
        String proxied = bean.type().or(() -> bean.producer().map(Instantiations::returned)).orElse(type);
        core.graph().initialise(node, proxied); // the proxy's class is below it
        proxy(node, bean);
    }

    /** Makes the proxy of a bean, if it has one. */
    void proxy(Node node, Bean bean) {
        bean.proxying().forEach(constructor -> run(node, bean.instantiation(), constructor));
    }

    private void run(Node node, Instantiation made, Method method) {
        Found found = core.classes().resolve(method);
        CallSite site = new CallSite(node, null);
        core.graph().initialise(node, method.owner());
        if (found == null || found.isAbstract()) {
            node.event(Event.strange(ReasonKind.CONTAINER, method.words(),
                    "is made while the application is built, so its code can't be seen", site));
        } else if (core.reviews().covers(method, found)) {
            node.event(Event.of(method, core.reviews().direct(method, found), site));
        } else {
            Node called = core.graph().node(found);
            arrow(node, called);
            connector.around(called);
            parameters.give(called, made.self());
            if (method.constructor()) {
                constants.readAll(node, method.owner());
                interception.constructs(called);
            }
        }
    }

    private void arrow(Node from, Node to) {
        core.graph().arrow(from, to, new CallSite(from, null));
    }
}
