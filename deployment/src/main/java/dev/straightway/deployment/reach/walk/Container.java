package dev.straightway.deployment.reach.walk;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

import org.objectweb.asm.Type;

import dev.straightway.deployment.reach.code.Found;
import dev.straightway.deployment.reach.code.Method;
import dev.straightway.deployment.reach.code.Shape;

/** Puts into values what the container of beans injects. */
final class Container {

    private final World world;
    private final Map<Bean, Proxy> proxies = new IdentityHashMap<>();
    private final Map<Proxy, Map<Var, Var>> behind = new IdentityHashMap<>();
    private final Proxy unknown = Proxy.unknown();

    Container(World world) {
        this.world = world;
    }

    /** What an injection point of a type gets; null when that is not known. */
    void inject(Var to, String type, Resolution resolution, String reason) {
        if (type == null) {
            return;
        }
        if (resolution == null || resolution.form() == Resolution.Form.LIST && !type.equals("java/util/List")) {
            unresolved(proxied(to, unknown), type, reason);
            return;
        }
        switch (resolution.form()) {
            case ONE -> resolution.beans().forEach(bean -> bean(to, type, bean, reason));
            case LIST -> {
                Var beans = new Var();
                world.flow.add(to, Thing.made(type, beans, false));
                resolution.beans().forEach(bean -> bean(beans, null, bean, reason));
            }
            case LOOKUP -> world.flow.add(to, lookup(type, resolution, reason));
            case HANDED -> world.given.open(to, type, reason);
            case EVENT -> world.flow.add(to, event(type, resolution));
            default -> throw new IllegalStateException(resolution.toString());
        }
    }

    /** A call on a proxy may make the object behind it, and may ask for the request scope. */
    void ask(Site site, Thing thing, Method named, String words) {
        if (thing.proxy == null) {
            return;
        }
        if (thing.proxy.makes() != null) {
            world.arrow(site.caller, thing.proxy.makes(), new Site(site.caller, null));
        }
        if (thing.proxy.requestScope()) {
            site.caller.event(Event.scoped(named, words, site));
        }
    }

    private void bean(Var to, String type, Bean bean, String reason) {
        Var var = bean.scope().proxied() ? proxied(to, proxies.computeIfAbsent(bean, this::proxy)) : to;
        bean.type().ifPresent(name -> {
            boolean seen = world.classes.shape(name) != null;
            world.flow.add(var, world.settings.isGroup(name) ? world.settings.group(name)
                    : seen ? world.things.object(name)
                            : world.things.unseen(reason + ": the class " + name.replace('/', '.')
                                    + " is made while the application is built"));
        });
        bean.producer().ifPresent(producer -> produced(var, type, producer, reason));
        if (bean.type().isEmpty() && bean.producer().isEmpty()) {
            unresolved(var, type == null ? Things.OBJECT : type, reason);
        }
    }

    private Proxy proxy(Bean bean) {
        return new Proxy(world.makings.of(bean), bean.scope() == Bean.Scope.REQUEST);
    }

    private void produced(Var var, String type, Method producer, String reason) {
        Found found = world.classes.resolve(producer);
        if (found == null || found.type().platform()) {
            world.given.open(var, type == null ? Things.OBJECT : type, reason);
        } else if (reviewed(producer, found)) {
            world.given.open(var, made(producer), reason);
        } else {
            Node node = world.node(found);
            world.link(node);
            world.flow.edge(node.result, var, type);
        }
    }

    /** Whether a producer of a library is reviewed, and so is the type of what it makes: its code isn't walked. */
    private boolean reviewed(Method producer, Found found) {
        String type = made(producer);
        Shape made = type == null || type.startsWith("[") ? null : world.classes.shape(type);
        return made != null && !made.platform() && world.reviewed.covers(made) && !found.type().application()
                && world.reviewed.covers(producer, found)
                && world.reviewed.direct(producer, found).verdict().harmless();
    }

    private static String made(Method producer) {
        return Things.reference(Type.getReturnType(producer.descriptor()));
    }

    /** What comes in here goes on as it is behind a proxy. */
    private Var proxied(Var to, Proxy proxy) {
        return behind.computeIfAbsent(proxy, key -> new HashMap<>()).computeIfAbsent(to, key -> {
            Var var = new Var();
            world.flow.listen(var, thing -> world.flow.add(to, world.things.proxied(thing, proxy)));
            return var;
        });
    }

    private void unresolved(Var var, String type, String reason) {
        Shape shape = type.startsWith("[") ? null : world.classes.shape(type);
        boolean known = shape == null || shape.platform() || world.reviewed.covers(shape);
        if (known) {
            world.given.open(var, type, reason);
        } else {
            world.flow.add(var, world.things.unseen(reason)); // a generated class is not among those below the type
        }
    }

    /** {@return an {@code Instance} or {@code Provider}, whose {@code get} makes one of the beans} */
    private Thing lookup(String type, Resolution resolution, String reason) {
        Node node = world.hidden(new Method(type, "get", "()Ljava/lang/Object;"));
        for (Bean bean : resolution.beans()) {
            if (!bean.scope().proxied()) {
                world.makings.makeAndEnd(node, bean.making());
            }
            bean.type().ifPresent(name -> world.initialise(node, name));
            bean(node.result, null, bean, reason);
        }
        return Thing.of(new Lambda(type, "get", 0, Set.of(), node));
    }

    /** {@return an {@code Event}, whose {@code fire} calls the observers, which may be handed anything of their types} */
    private Thing event(String type, Resolution resolution) {
        Node node = world.hidden(new Method(type, "fire", "(Ljava/lang/Object;)V"));
        node.parameter(Things.OBJECT);
        world.escapes.escape(node.parameters.get(0), "the observers of an event");
        resolution.observers().forEach(observer -> world.makings.makeAndEnd(node, observer));
        return Thing.of(new Lambda(type, "fire", 1, Set.of(), node));
    }
}
