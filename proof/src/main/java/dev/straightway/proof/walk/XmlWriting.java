package dev.straightway.proof.walk;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

import dev.straightway.proof.code.Generic;
import dev.straightway.proof.code.Place;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.json.JsonTable;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.ReasonKind;

/**
 * Does what JAXB does when it writes an object of a class that is declared for XML: asks getters and takes fields, rather more
 * of them than it does. What annotations change beyond names, order and what is left out isn't followed.
 * <p>
 * Reviewed in org.glassfish.jaxb.runtime: a marshaller waits for nothing, once there is a context of the class. The runtime
 * makes contexts for what routes answer as XML when the application starts, and for other classes when the first one comes,
 * which reads files. So the latter aren't proven.
 */
final class XmlWriting implements WrittenObjects.Format {

    private static final String BIND = "Ljakarta/xml/bind/annotation/";
    private static final Set<String> DECLARING = Set.of(BIND + "XmlRootElement;", BIND + "XmlType;");
    private static final Set<String> FOLLOWED = Stream.of("XmlAccessorOrder", "XmlAccessorType", "XmlAttribute", "XmlElement",
            "XmlElementWrapper", "XmlEnum", "XmlEnumValue", "XmlList", "XmlRootElement", "XmlSchema", "XmlSeeAlso",
            "XmlTransient", "XmlType", "XmlValue").map(name -> BIND + name + ";").collect(java.util.stream.Collectors.toSet());
    /** Of the implementation, and of those that it was before. */
    private static final List<String> OTHERS = List.of(BIND, "Lorg/glassfish/jaxb/", "Lcom/sun/xml/");
    private static final Set<String> HOOKS = Set.of("beforeMarshal", "afterMarshal");
    /** A marshaller asks objects of these when they hold themselves. */
    private static final List<String> RECOVERING = List.of("org/glassfish/jaxb/runtime/CycleRecoverable",
            "com/sun/xml/bind/CycleRecoverable");

    private final Core core;
    private final Fields fields;
    private final WrittenObjects written;
    private final Map<Node, Set<Variable>> entities = new HashMap<>();
    private Set<String> bound = Set.of();

    XmlWriting(Core core, JsonTable table, Fields fields, Overrides overrides, Functions functions,
            PlatformDefaults defaults) {
        this.core = core;
        this.fields = fields;
        this.written = new WrittenObjects(core, table, overrides, functions, defaults, this);
    }

    /** Has an entity written as soon as it is known whether the application has classes that are declared for XML. */
    void entity(Node caller, Variable value) {
        core.inputs().xml(classes -> {
            bound = classes;
            listen(caller, value);
        });
    }

    private void listen(Node caller, Variable value) {
        if (entities.computeIfAbsent(caller, key -> new HashSet<>()).add(value)) {
            core.flow().listen(value, object -> entity(caller, object.unproxied()));
        }
    }

    /** What holds an entity isn't written itself. */
    private void entity(Node caller, AbstractObject object) {
        if (object.content != null) {
            listen(caller, object.content);
        }
        if (object.kind == AbstractObject.Kind.OBJECT) {
            root(caller, object.type);
        } else if (object.kind == AbstractObject.Kind.ANY) {
            core.classes().concrete(object.type).forEach(type -> root(caller, type));
        }
    }

    private void root(Node caller, String type) {
        Shape shape = core.classes().shape(type);
        if (shape == null || shape.platform() || !isDeclared(shape)) {
            return;
        }
        if (!bound.contains(type)) {
            written.strange(caller, type, ReasonKind.JSON_TYPE, "is bound to XML when the first answer comes");
        }
        Variable root = new Variable();
        core.flow().add(root, core.objects().object(type));
        written.write(caller, root, JsonTable.Way.ENTITY);
    }

    /** A class below one that is declared for XML is written as well where that is what a method returns. */
    private boolean isDeclared(Shape shape) {
        return Stream.iterate(shape, one -> one != null && !one.platform(), one -> core.classes().shape(one.superName()))
                .anyMatch(one -> one.marks().stream().anyMatch(mark -> DECLARING.contains(mark.desc)));
    }

    @Override
    public String name() {
        return "xml";
    }

    @Override
    public String words() {
        return "XML writing";
    }

    @Override
    public void ask(Node node, AbstractObject self) {
        core.classes().supertypes(self.type).forEach(above -> declared(node, Generic.of(above)));
        if (written.refuses(node, self)) {
            return;
        }
        if (written.hasMembers(self)) {
            extended(node, self);
            cycle(node, self);
        } else {
            core.graph().initialise(node, self.type);
        }
    }

    /** What holds itself is told in an error. */
    private void cycle(Node node, AbstractObject self) {
        written.tell(node, self);
        if (RECOVERING.stream().anyMatch(recovering -> core.classes().subtype(self.type, recovering))) {
            written.strange(node, self.type, ReasonKind.JSON_TYPE, "is asked what to write where it holds itself");
        }
    }

    /** A type may name an adapter, which is called for nothing as well. */
    private void declared(Node node, Generic type) {
        Shape shape = core.classes().shape(type);
        if (shape != null && !shape.platform()) {
            annotated(node, shape, "", shape.marks());
        }
        type.arguments().forEach(argument -> declared(node, argument));
    }

    private void extended(Node node, AbstractObject self) {
        String name = self.type;
        while (name != null && !WrittenObjects.isSilent(name)) {
            Shape shape = core.classes().shape(name);
            if (shape == null || shape.platform()) {
                written.strange(node, self.type, shape == null ? ReasonKind.ABSENT : ReasonKind.JSON_TYPE,
                        shape == null ? "extends " + TypeNames.words(name) + ", which is missing"
                                : "extends a class of the platform");
                return;
            }
            members(node, self, shape);
            name = shape.superName();
        }
    }

    private void members(Node node, AbstractObject self, Shape shape) {
        annotated(node, shape, "", shape.marks());
        Shape ofAll = core.classes().shape(shape.name().substring(0, shape.name().lastIndexOf('/') + 1) + "package-info");
        if (ofAll != null) {
            annotated(node, shape, "", ofAll.marks());
        }
        for (FieldNode field : shape.fields()) {
            annotated(node, shape, field.name, Shape.marks(field));
            if ((field.access & Opcodes.ACC_STATIC) != 0) {
                constant(node, shape, field);
            } else if ((field.access & Opcodes.ACC_TRANSIENT) == 0) {
                declared(node, Generic.parse(field.signature == null ? field.desc : field.signature));
                written.write(node, fields.of(shape.name(), field.name, field.desc), JsonTable.Way.WRITE);
            }
        }
        for (MethodNode method : shape.methods()) {
            annotated(node, shape, method.name, Shape.marks(method));
            if (HOOKS.contains(method.name)) {
                written.strange(node, shape.name(), ReasonKind.JSON_TYPE, "has a " + method.name);
            } else if (isGetter(method)) {
                declared(node, Generic.result(method.signature == null ? method.desc : method.signature));
                written.askOf(node, self, shape, method);
            }
        }
    }

    /** A constant is written if it is annotated. */
    private void constant(Node node, Shape shape, FieldNode field) {
        if (Shape.marks(field).stream().anyMatch(mark -> mark.desc.startsWith(BIND))) {
            written.strange(node, shape.name(), ReasonKind.JSON_TYPE, "has a constant that is written, " + field.name);
        }
    }

    private static boolean isGetter(MethodNode method) {
        return (method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC)) == 0 && method.desc.startsWith("()")
                && !method.desc.endsWith(")V") && (method.name.startsWith("get") || method.name.startsWith("is"));
    }

    private void annotated(Node node, Shape shape, String member, List<AnnotationNode> marks) {
        Predicate<AnnotationNode> ofXml = mark -> OTHERS.stream().anyMatch(mark.desc::startsWith);
        marks.stream().filter(ofXml).filter(mark -> !FOLLOWED.contains(mark.desc) || names(mark)).findFirst()
                .ifPresent(mark -> node.event(Event.of("XML writing " + TypeNames.words(shape.name()),
                        Judgement.unseen(ReasonKind.JSON_ANNOTATION, "has @" + simple(mark)
                                + (member.isEmpty() ? "" : " at " + member) + ", which the proof doesn't follow"),
                        new CallSite(node, null)).at(Place.member(shape.name(), member))));
    }

    /** Whether it names a class in the place of the declared one. */
    private static boolean names(AnnotationNode mark) {
        return mark.desc.equals(BIND + "XmlElement;") && mark.values != null && mark.values.contains("type");
    }

    private static String simple(AnnotationNode mark) {
        return mark.desc.substring(mark.desc.lastIndexOf('/') + 1, mark.desc.length() - 1);
    }
}
