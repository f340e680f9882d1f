package dev.straightway.proof.walk;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

import dev.straightway.proof.application.InjectionPoint;
import dev.straightway.proof.code.Body;
import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Op;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Knows what fields hold: those of the application what the whole application writes and what frameworks fill in; those of
 * libraries anything of their type, unless they are final and made where they are written; those of the platform what the
 * table says.
 */
final class Fields {

    private static final Set<String> LOGGERS = Set.of("Lorg/jboss/logging/Logger;", "Lorg/slf4j/Logger;");
    private static final String CHARSETS = "java/nio/charset/StandardCharsets";
    /** They have all fields of a class filled, whether those say so or not. */
    private static final Set<String> FILLING = Set.of("Lorg/eclipse/microprofile/config/inject/ConfigProperties;",
            "Lio/smallrye/config/ConfigMapping;");

    private final Core core;
    private final Havoc havoc;
    private final Container container;
    private final ProvidedValues provided;
    private final Map<FieldNode, Variable> vars = new IdentityHashMap<>();
    private final Map<String, Variable> missing = new HashMap<>();

    Fields(Core core, Havoc havoc, Container container, ProvidedValues provided) {
        this.core = core;
        this.havoc = havoc;
        this.container = container;
        this.provided = provided;
    }

    /** {@return the class that declares a field, or null} */
    Shape declaring(String owner, String name, String descriptor) {
        Shape own = core.classes().shape(owner);
        if (own != null && own.field(name, descriptor) != null) {
            return own;
        }
        Deque<String> open = new ArrayDeque<>(List.of(owner));
        while (!open.isEmpty()) {
            Shape shape = core.classes().shape(open.poll());
            if (shape != null) {
                if (shape.field(name, descriptor) != null) {
                    return shape;
                }
                open.addAll(shape.interfaces());
                if (shape.superName() != null) {
                    open.add(shape.superName());
                }
            }
        }
        return null;
    }

    Variable of(String owner, String name, String descriptor) {
        return of(declaring(owner, name, descriptor), owner, name, descriptor);
    }

    /** @param shape the class that declares the field, or null */
    Variable of(Shape shape, String owner, String name, String descriptor) {
        FieldNode field = shape == null ? null : shape.field(name, descriptor);
        Variable var = field == null ? missing.get(owner + "#" + name + descriptor) : vars.get(field);
        if (var == null) {
            var = new Variable();
            if (field == null) {
                missing.put(owner + "#" + name + descriptor, var);
            } else {
                vars.put(field, var);
            }
            start(var, shape, new Method(shape == null ? owner : shape.name(), name, ""), descriptor);
        }
        return var;
    }

    /** {@return the values of all fields of the application, with what to say if nothing gets there} */
    Map<Variable, Cause> unset() {
        Map<Variable, Cause> unset = new HashMap<>();
        for (String owner : core.classes().application()) {
            Shape shape = core.classes().shape(owner);
            for (FieldNode field : shape == null ? List.<FieldNode> of() : shape.fields()) {
                Variable value = vars.get(field);
                if (value != null && value.isEmpty()) {
                    unset.putIfAbsent(value.now(), new Cause(ReasonKind.NEVER_GIVEN, "nothing is seen to write the field "
                            + new Method(owner, field.name, "").words(), Place.member(owner, field.name)));
                }
            }
        }
        return unset;
    }

    private void start(Variable var, Shape shape, Method named, String descriptor) {
        String type = TypeNames.reference(Type.getType(descriptor));
        String name = named.name();
        if (type == null) {
            return;
        }
        if (shape == null) {
            havoc.open(var, type, unknown(named));
        } else if (core.reviews().covers(shape)) {
            platform(var, shape, named, type);
            inherited(var, shape, shape.field(name, descriptor));
        } else if (shape.application()) {
            filled(var, shape, shape.field(name, descriptor));
        } else if (isLogger(shape, name, descriptor)) {
            core.flow().add(var, AbstractObject.made(type, new Variable(), false));
        } else if (!made(var, shape, shape.field(name, descriptor))) {
            havoc.open(var, type, unknown(named));
            injected(var, shape, shape.field(name, descriptor), unknown(named));
        }
    }

    private static Cause unknown(Method field) {
        return Cause.of(ReasonKind.LIBRARY_FIELD, "the field " + field.words());
    }

    /** What the container gives to a library is made as it is for the application; unseen code may write the field too. */
    private void injected(Variable var, Shape shape, FieldNode field, Cause cause) {
        if (core.annotations().act(Shape.annotations(field))) {
            core.inputs().at(new InjectionPoint(shape.name(), field.name, field.desc, -1),
                    resolved -> resolved.ifPresent(resolution -> container.inject(var,
                            TypeNames.reference(Type.getType(field.desc)), resolution, cause)));
        }
    }

    private void platform(Variable var, Shape shape, Method named, String type) {
        Judgement judged = core.judgements().method(shape.name(), named.name(), "")
                .or(() -> core.judgements().type(shape.name())).orElse(Judgement.unlisted());
        if (!judged.verdict().harmless()) {
            havoc.open(var, type, unknown(named));
        } else if (!judged.returns().isEmpty()) {
            judged.returns().forEach(exact -> core.flow().add(var, core.reviews().exact(exact, new Variable())));
        } else if (AbstractObjects.isValue(type) || shape.name().equals(type)) {
            core.flow().add(var, core.objects().value(type));
        } else if (shape.name().equals(CHARSETS)) {
            core.flow().add(var, AbstractObject.of(AbstractObject.Kind.MADE, type, null)); // keeps nothing, whatever gets it
        } else {
            core.flow().add(var, TypeNames.isArray(type) ? AbstractObject.of(AbstractObject.Kind.ARRAY, type, new Variable())
                    : AbstractObject.made(type, new Variable(), false));
        }
    }

    /** What a class of the application inherits of a reviewed one it may read and write by itself: its objects hold it. */
    private void inherited(Variable var, Shape shape, FieldNode field) {
        if ((field.access & Opcodes.ACC_STATIC) != 0) {
            return;
        }
        String type = TypeNames.reference(Type.getType(field.desc));
        core.classes().concreteOfApplication(shape.name()).stream().map(core.objects()::object)
                .filter(own -> own.content != null).forEach(own -> {
                    core.flow().edge(own.content, var, type);
                    core.flow().edge(var, own.content, null);
                    core.flow().listen(var, object -> {
                        if (object.content != null && object.kind == AbstractObject.Kind.MADE) {
                            core.flow().edge(own.content, object.content, null);
                        }
                    });
                });
    }

    /** What a framework puts into a field of the application. */
    private void filled(Variable var, Shape shape, FieldNode field) {
        String type = TypeNames.reference(Type.getType(field.desc));
        InjectionPoint point = new InjectionPoint(shape.name(), field.name, field.desc, -1);
        if ((field.access & Opcodes.ACC_STATIC) == 0 && shape.annotations().stream().anyMatch(FILLING::contains)) {
            havoc.open(var, type, new Cause(ReasonKind.INJECTED,
                    "what the configuration gives to " + point.words(), point.place()));
        }
        if (!core.annotations().act(Shape.annotations(field))) {
            said(var, field, point);
            return;
        }
        if (Annotations.parameter(Shape.annotations(field))) {
            havoc.request(var, type, Generic.parse(field.signature == null ? field.desc : field.signature),
                    provided.any());
            return;
        }
        core.inputs().at(point,
                resolved -> container.inject(var, type, resolved.orElse(null), Injections.cause(point)));
    }

    /** An extension may tell the container to inject into a field that doesn't say so. */
    private void said(Variable var, FieldNode field, InjectionPoint point) {
        if ((field.access & (Opcodes.ACC_STATIC | Opcodes.ACC_FINAL)) == 0) {
            core.inputs().at(point, resolved -> resolved.ifPresent(resolution -> container.inject(var,
                    TypeNames.reference(Type.getType(field.desc)), resolution, Injections.cause(point))));
        }
    }

    /** A library has its loggers made when its classes are initialised, and gets none from the application. */
    static boolean isLogger(Shape shape, String name, String descriptor) {
        int constant = Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
        return LOGGERS.contains(descriptor) && (shape.field(name, descriptor).access & constant) == constant;
    }

    /** A final field of a library is what its constructors make on the spot, if they do. */
    private boolean made(Variable var, Shape shape, FieldNode field) {
        if ((field.access & Opcodes.ACC_FINAL) == 0) {
            return false;
        }
        boolean isStatic = (field.access & Opcodes.ACC_STATIC) != 0;
        Variable content = core.objects().holding(core.objects().unknown(Cause.of(ReasonKind.LIBRARY_FIELD,
                "what a library puts into its field " + new Method(shape.name(), field.name, "").words())));
        boolean all = true;
        for (MethodNode method : shape.methods()) {
            if (method.name.equals(isStatic ? "<clinit>" : "<init>")) {
                Body body = core.classes().body(new Method(shape.name(), method.name, method.desc));
                all &= body.understood() && made(var, content, body, field);
            }
        }
        return all;
    }

    private boolean made(Variable var, Variable content, Body body, FieldNode field) {
        boolean all = true;
        for (Op op : body.ops()) {
            if (op instanceof Op.Write write && write.name().equals(field.name) && write.descriptor().equals(field.desc)) {
                for (int number : write.value()) {
                    String type = body.ops().stream().filter(Op.New.class::isInstance).map(Op.New.class::cast)
                            .filter(one -> one.out() == number).map(Op.New::type).findFirst().orElse(null);
                    all &= type != null;
                    if (type != null) {
                        core.flow().add(var, core.reviews().made(type, content));
                    }
                }
            }
        }
        return all;
    }
}
