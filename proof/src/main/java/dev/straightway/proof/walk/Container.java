package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

import dev.straightway.proof.application.Bean;
import dev.straightway.proof.application.Resolution;
import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;

/** Puts into values what the container of beans injects. */
final class Container {

    /** What each look-up is, whatever the injection point declares. */
    private static final Set<String> LOOKUPS = Set.of("jakarta/enterprise/inject/Instance",
            "io/quarkus/arc/InjectableInstance", "io/quarkus/arc/impl/InstanceImpl");

    private final Core core;
    private final Havoc havoc;
    private final Escapes escapes;
    private final ConfigMappings configMappings;
    private final Instantiations instantiations;
    private final Map<Bean, ClientProxy> proxies = new IdentityHashMap<>();
    private final Map<ClientProxy, Map<Variable, Variable>> behind = new IdentityHashMap<>();
    private final Map<ClientProxy, ClientProxy> scoped = new HashMap<>();
    private final ClientProxy unknown = ClientProxy.unknown();

    Container(Core core, Havoc havoc, Escapes escapes, ConfigMappings configMappings, Instantiations instantiations) {
        this.core = core;
        this.havoc = havoc;
        this.escapes = escapes;
        this.configMappings = configMappings;
        this.instantiations = instantiations;
    }

    /** What an injection point of a type gets; null when that is not known. */
    void inject(Variable to, String type, Resolution resolution, Cause cause) {
        if (type == null) {
            return;
        }
        if (resolution == null || resolution.form() == Resolution.Form.LIST && !type.equals("java/util/List")) {
            unresolved(proxied(to, unknown), type, cause);
            return;
        }
        switch (resolution.form()) {
            case ONE -> resolution.beans().forEach(bean -> bean(to, type, bean, cause));
            case LIST -> {
                Variable beans = new Variable();
                core.flow().add(to, AbstractObject.made(type, beans, false));
                resolution.beans().forEach(bean -> bean(beans, null, bean, cause));
            }
            case LOOKUP -> core.flow().add(to, lookup(type, resolution, cause));
            case HANDED -> havoc.open(to, type, cause);
            case EVENT -> core.flow().add(to, event(type, resolution));
            default -> throw new IllegalStateException(resolution.toString());
        }
    }

    private void bean(Variable to, String type, Bean bean, Cause cause) {
        Variable var = bean.scope().proxied() ? proxied(to, proxies.computeIfAbsent(bean, this::proxy)) : to;
        bean.type().ifPresent(name -> {
            boolean seen = core.classes().shape(name) != null;
            core.flow().add(var, configMappings.isGroup(name) ? configMappings.group(name)
                    : seen ? core.objects().object(name)
                            : core.objects()
                                    .unseen(new Cause(cause.kind(), cause.words() + ", of a class that the build makes: "
                                            + TypeNames.words(name), cause.place())));
        });
        bean.producer().ifPresent(producer -> produced(var, type, producer, cause));
        if (bean.type().isEmpty() && bean.producer().isEmpty()) {
            String wanted = type == null ? TypeNames.OBJECT : type;
            if (reviewed(wanted) && isField(bean)) {
                havoc.open(var, wanted, cause);
            } else {
                unresolved(var, wanted, cause);
            }
        }
    }

    /** Whether a field of the application gives the bean; other producers are known, and extensions make the rest. */
    private boolean isField(Bean bean) {
        Shape shape = core.classes().shape(bean.instantiation().self());
        return shape != null && shape.application();
    }

    private boolean reviewed(String type) {
        Shape shape = core.classes().shape(type);
        return shape == null || shape.platform() || core.reviews().covers(shape);
    }

    private ClientProxy proxy(Bean bean) {
        return new ClientProxy(instantiations.of(bean), bean.scope() == Bean.Scope.REQUEST);
    }

    private void produced(Variable var, String type, Method producer, Cause cause) {
        Found found = core.classes().resolve(producer);
        if (found == null || found.type().platform()) {
            havoc.open(var, type == null ? TypeNames.OBJECT : type, cause);
        } else if (reviewed(producer, found)) {
            havoc.given(var, made(producer), cause);
        } else {
            Node node = core.graph().node(found);
            core.graph().link(node);
            core.flow().edge(node.result, var, type);
        }
    }

    /** Whether a producer of a library is reviewed, and so is the type of what it makes: its code isn't walked. */
    private boolean reviewed(Method producer, Found found) {
        String type = made(producer);
        Shape made = core.classes().shape(type);
        return made != null && !made.platform() && core.reviews().covers(made) && !found.type().application()
                && core.reviews().covers(producer, found)
                && core.reviews().direct(producer, found).verdict().harmless();
    }

    private static String made(Method producer) {
        return producer.returned();
    }

    /** What comes in here goes on as it is behind a proxy. */
    private Variable proxied(Variable to, ClientProxy proxy) {
        return behind.computeIfAbsent(proxy, key -> new HashMap<>()).computeIfAbsent(to, key -> {
            Variable var = new Variable();
            core.flow().listen(var, object -> core.flow().add(to, proxied(object, proxy)));
            return var;
        });
    }

    /** What a producer returns may be a proxy itself: a call on the outer one makes both. */
    private AbstractObject proxied(AbstractObject object, ClientProxy proxy) {
        if (object.proxy == null || object.proxy == proxy) {
            return core.objects().proxied(object, proxy);
        }
        if (proxy.makes() == null) {
            return core.objects().proxied(object.unproxied(), scoped(object.proxy));
        }
        CallSite site = new CallSite(proxy.makes(), null);
        if (object.proxy.makes() != null) {
            core.graph().arrow(proxy.makes(), object.proxy.makes(), site);
        }
        if (object.proxy.requestScope()) {
            proxy.makes().event(Event.scoped(proxy.makes().method(), proxy.makes().words(), site));
        }
        return core.objects().proxied(object.unproxied(), proxy);
    }

    private ClientProxy scoped(ClientProxy proxy) {
        return proxy.requestScope() ? proxy : scoped.computeIfAbsent(proxy, key -> new ClientProxy(key.makes(), true));
    }

    private void unresolved(Variable var, String type, Cause cause) {
        if (reviewed(type)) {
            havoc.given(var, type, cause);
        } else {
            core.flow().add(var, core.objects().unseen(cause)); // a generated class is not among those below the type
        }
    }

    /** {@return an {@code Instance} or {@code Provider}, whose {@code get} makes one of the beans} */
    private AbstractObject lookup(String type, Resolution resolution, Cause cause) {
        Node node = core.graph().hidden(new Method(type, "get", "()Ljava/lang/Object;"));
        for (Bean bean : resolution.beans()) {
            if (!bean.scope().proxied()) {
                instantiations.makeAndEnd(node, bean.instantiation());
            }
            instantiations.proxy(node, bean);
            bean.type().ifPresent(name -> core.graph().initialise(node, name));
            bean(node.result, null, bean, cause);
        }
        return AbstractObject.of(new Lambda(type, "get", 0, LOOKUPS, node, null));
    }

    /** {@return an {@code Event}, whose {@code fire} calls the observers, which may be handed anything of their types} */
    private AbstractObject event(String type, Resolution resolution) {
        Node node = core.graph().hidden(new Method(type, "fire", "(Ljava/lang/Object;)V"));
        node.parameter(TypeNames.OBJECT);
        escapes.escape(node.parameters.get(0), UnseenCode.of("the observers of an event"));
        resolution.observers().forEach(observer -> instantiations.makeAndEnd(node, observer));
        return AbstractObject.of(new Lambda(type, "fire", 1, Set.of(), node, null));
    }
}
