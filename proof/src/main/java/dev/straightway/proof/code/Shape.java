package dev.straightway.proof.code;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/** Is one class without the code of its methods. Immutable after construction, shared by all threads. */
public final class Shape {

    private final ClassNode node;
    private final Origin origin;
    private final List<Found> declared = new ArrayList<>();
    private final Map<String, List<Found>> methods = new HashMap<>();
    private final Map<String, List<FieldNode>> fields = new HashMap<>();

    Shape(ClassNode node, Origin origin) {
        this.node = node;
        this.origin = origin;
        node.methods.forEach(method -> declared.add(new Found(this, method)));
        declared.forEach(one -> methods.computeIfAbsent(one.node().name, name -> new ArrayList<>(1)).add(one));
        node.fields.forEach(field -> fields.computeIfAbsent(field.name, name -> new ArrayList<>(1)).add(field));
    }

    public String name() {
        return node.name;
    }

    public Origin origin() {
        return origin;
    }

    public boolean application() {
        return origin == Origin.APPLICATION;
    }

    public boolean platform() {
        return origin == Origin.PLATFORM;
    }

    /** {@return null for java.lang.Object} */
    public String superName() {
        return node.superName;
    }

    public List<String> interfaces() {
        return node.interfaces;
    }

    /** {@return null without type parameters or parameterised super types} */
    public String signature() {
        return node.signature;
    }

    public boolean isInterface() {
        return has(Opcodes.ACC_INTERFACE);
    }

    public boolean isAbstract() {
        return has(Opcodes.ACC_ABSTRACT);
    }

    public boolean isFinal() {
        return has(Opcodes.ACC_FINAL);
    }

    /** {@return null when this class declares no such method} */
    public MethodNode method(String name, String descriptor) {
        Found found = found(name, descriptor);
        return found == null ? null : found.node();
    }

    /** {@return null when this class declares no such method} */
    public Found found(String name, String descriptor) {
        List<Found> named = methods.get(name);
        for (int i = 0; named != null && i < named.size(); i++) {
            if (named.get(i).node().desc.equals(descriptor)) {
                return named.get(i);
            }
        }
        return null;
    }

    /** {@return the methods that this class declares} */
    public List<Found> declared() {
        return declared;
    }

    public List<MethodNode> methods() {
        return node.methods;
    }

    /** {@return null when this class declares no such field} */
    public FieldNode field(String name, String descriptor) {
        List<FieldNode> named = fields.get(name);
        for (int i = 0; named != null && i < named.size(); i++) {
            if (named.get(i).desc.equals(descriptor)) {
                return named.get(i);
            }
        }
        return null;
    }

    public List<FieldNode> fields() {
        return node.fields;
    }

    /** {@return descriptors of the class's annotations that a class file keeps} */
    public List<String> annotations() {
        return names(node.visibleAnnotations, node.invisibleAnnotations);
    }

    /** {@return descriptors of a method's annotations, and of those of its parameters} */
    public static List<String> annotations(MethodNode method) {
        if (method.visibleParameterAnnotations == null && method.invisibleParameterAnnotations == null) {
            return names(method.visibleAnnotations, method.invisibleAnnotations);
        }
        List<String> names = new ArrayList<>(names(method.visibleAnnotations, method.invisibleAnnotations));
        add(method.visibleParameterAnnotations, names);
        add(method.invisibleParameterAnnotations, names);
        return names;
    }

    private static void add(List<AnnotationNode>[] parameters, List<String> names) {
        for (int i = 0; parameters != null && i < parameters.length; i++) {
            names.addAll(names(parameters[i], null));
        }
    }

    /** {@return descriptors of a field's annotations} */
    public static List<String> annotations(FieldNode field) {
        return names(field.visibleAnnotations, field.invisibleAnnotations);
    }

    /** {@return the class's annotations that are there at run time, with their values} */
    public List<AnnotationNode> marks() {
        return node.visibleAnnotations == null ? List.of() : node.visibleAnnotations;
    }

    /** {@return the same of a method} */
    public static List<AnnotationNode> marks(MethodNode method) {
        return method.visibleAnnotations == null ? List.of() : method.visibleAnnotations;
    }

    /** {@return the same of the parameters of a method, all in one} */
    public static List<AnnotationNode> parameterMarks(MethodNode method) {
        List<AnnotationNode>[] parameters = method.visibleParameterAnnotations;
        if (parameters == null) {
            return List.of();
        }
        List<AnnotationNode> all = new ArrayList<>();
        for (int i = 0; i < parameters.length; i++) {
            if (parameters[i] != null) {
                all.addAll(parameters[i]);
            }
        }
        return all;
    }

    /** {@return the same of a field} */
    public static List<AnnotationNode> marks(FieldNode field) {
        return field.visibleAnnotations == null ? List.of() : field.visibleAnnotations;
    }

    /** {@return the same of the class, its members and their parameters} */
    public Stream<AnnotationNode> allMarks() {
        return Stream.concat(marks().stream(), memberMarks());
    }

    /** {@return the same of the members and their parameters alone} */
    public Stream<AnnotationNode> memberMarks() {
        return Stream.concat(fields().stream().map(Shape::marks),
                methods().stream().flatMap(method -> Stream.of(marks(method), parameterMarks(method)))).flatMap(List::stream);
    }

    private static List<String> names(List<AnnotationNode> some, List<AnnotationNode> others) {
        if (some == null && others == null) {
            return List.of();
        }
        List<String> names = new ArrayList<>();
        if (some != null) {
            some.forEach(annotation -> names.add(annotation.desc));
        }
        if (others != null) {
            others.forEach(annotation -> names.add(annotation.desc));
        }
        return names;
    }

    private boolean has(int flag) {
        return (node.access & flag) != 0;
    }
}
