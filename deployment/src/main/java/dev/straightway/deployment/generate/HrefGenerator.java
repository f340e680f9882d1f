package dev.straightway.deployment.generate;

import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.deployment.plan.links.LinksPlan.Content;
import dev.straightway.deployment.plan.links.LinksPlan.Kind;
import dev.straightway.deployment.plan.links.LinksPlan.LinkPlan;
import dev.straightway.deployment.plan.links.LinksPlan.Piece;
import dev.straightway.runtime.json.JsonOutput;
import dev.straightway.runtime.links.AbsoluteHref;
import dev.straightway.runtime.links.GeneratedHref;
import dev.straightway.runtime.links.LinkBase;
import dev.straightway.runtime.links.LinkJson;
import dev.straightway.runtime.links.LinkValues;
import io.quarkus.gizmo2.Const;
import io.quarkus.gizmo2.Expr;
import io.quarkus.gizmo2.Gizmo;
import io.quarkus.gizmo2.LocalVar;
import io.quarkus.gizmo2.ParamVar;
import io.quarkus.gizmo2.Var;
import io.quarkus.gizmo2.creator.BlockCreator;
import io.quarkus.gizmo2.creator.ClassCreator;
import io.quarkus.gizmo2.desc.ConstructorDesc;
import io.quarkus.gizmo2.desc.FieldDesc;
import io.quarkus.gizmo2.desc.MethodDesc;

/** Writes the class whose objects are the links of a method that returns an {@code Href}; {@link GeneratedHref} shows it. */
final class HrefGenerator {

    private static final MethodDesc BASE = MethodDesc.of(LinkBase.class, "text", String.class);
    private static final MethodDesc GIVEN = MethodDesc.of(LinkValues.class, "given", Object.class, Object.class, String.class);
    /** The proof sees that it calls nothing, whatever other links are given. */
    private static final MethodDesc GIVEN_TEXT = MethodDesc.of(LinkValues.class, "given", String.class, String.class,
            String.class);
    private static final MethodDesc ALL = MethodDesc.of(LinkValues.class, "all", Object.class, Object.class);
    private static final MethodDesc CONSTANT = MethodDesc.of(JsonOutput.class, "plain", void.class, String.class);
    private static final MethodDesc MATRIX = MethodDesc.of(LinkJson.class, "matrix", void.class, JsonOutput.class, String.class,
            Object.class);
    private static final MethodDesc QUERY = MethodDesc.of(LinkJson.class, "query", boolean.class, JsonOutput.class,
            boolean.class, String.class, Object.class);

    private final Gizmo gizmo;

    HrefGenerator(Gizmo gizmo) {
        this.gizmo = gizmo;
    }

    /** @param name the binary name of the class */
    void generate(String name, LinkPlan link, Content content) {
        gizmo.class_(name, type -> {
            type.public_();
            type.final_();
            type.extends_(content.absolute() ? AbsoluteHref.class : GeneratedHref.class);
            Map<Integer, FieldDesc> values = values(type, link, content);
            constructor(type, content, values);
            type.method("append", method -> {
                method.public_();
                ParamVar output = method.parameter("output", JsonOutput.class);
                method.body(block -> append(block, output, content, argument -> method.this_().field(values.get(argument))));
            });
        });
    }

    /** {@return a field for each argument that is in the link, in the order of the constructor's parameters} */
    private static Map<Integer, FieldDesc> values(ClassCreator type, LinkPlan link, Content content) {
        Map<Integer, FieldDesc> values = new LinkedHashMap<>();
        kept(link, content).forEach((argument, valueType) -> values.put(argument, type.field("p" + argument, field -> {
            field.private_();
            field.final_();
            field.setType(valueType);
        })));
        return values;
    }

    private static Map<Integer, ClassDesc> kept(LinkPlan link, Content content) {
        Map<Integer, ClassDesc> kept = new LinkedHashMap<>();
        content.pieces().stream().filter(piece -> piece.argument() >= 0).forEach(piece -> kept.put(piece.argument(),
                piece.kind() == Kind.NUMBER ? ClassDesc.ofDescriptor(link.parameters().get(piece.argument()))
                        : ConstantDescs.CD_Object));
        return kept;
    }

    private static void constructor(ClassCreator type, Content content, Map<Integer, FieldDesc> values) {
        type.constructor(constructor -> {
            constructor.public_();
            List<ParamVar> base = content.absolute() ? List.of(constructor.parameter("base", String.class)) : List.of();
            Map<FieldDesc, ParamVar> given = new LinkedHashMap<>();
            values.values().forEach(field -> given.put(field, constructor.parameter(field.name(), field.type())));
            constructor.body(block -> {
                block.invokeSpecial(content.absolute() ? ConstructorDesc.of(AbsoluteHref.class, String.class)
                        : ConstructorDesc.of(GeneratedHref.class), constructor.this_(), base);
                given.forEach((field, value) -> block.set(constructor.this_().field(field), value));
                block.return_();
            });
        });
    }

    /** A field of the link that is being written. */
    private interface Values {

        Expr of(int argument);
    }

    private static void append(BlockCreator block, ParamVar output, Content content, Values values) {
        block.invokeVirtual(CONSTANT, output, Const.of(content.beginning()));
        LocalVar follows = block.localVar("follows", Const.of(false));
        for (Piece piece : content.pieces()) {
            Const text = Const.of(piece.text());
            switch (piece.kind()) {
                case CONSTANT -> block.invokeVirtual(CONSTANT, output, text);
                case NUMBER -> number(block, output, values.of(piece.argument()));
                case PLAIN -> value(block, "plain", output, values.of(piece.argument()));
                case SEGMENT -> value(block, "segment", output, values.of(piece.argument()));
                case PATH -> value(block, "path", output, values.of(piece.argument()));
                case MATRIX -> block.invokeStatic(MATRIX, output, text, values.of(piece.argument()));
                case QUERY -> block.set(follows,
                        block.invokeStatic(QUERY, output, follows, text, values.of(piece.argument())));
                default -> throw new IllegalStateException("A link that clients fill in is no Href");
            }
        }
        block.return_();
    }

    private static void number(BlockCreator block, ParamVar output, Expr value) {
        block.invokeVirtual(MethodDesc.of(JsonOutput.class, "number",
                MethodTypeDesc.of(ConstantDescs.CD_void, value.type())), output, value);
    }

    private static void value(BlockCreator block, String method, ParamVar output, Expr value) {
        block.invokeStatic(MethodDesc.of(LinkJson.class, method, void.class, JsonOutput.class, Object.class), output, value);
    }

    /** {@return a link with the values that a method of the link interface was called with} */
    static Expr made(BlockCreator block, String name, LinkPlan link, Content content, List<ParamVar> parameters,
            Expr base) {
        List<ClassDesc> types = new ArrayList<>();
        List<Expr> values = new ArrayList<>();
        if (content.absolute()) {
            types.add(ConstantDescs.CD_String);
            values.add(block.localVar("text", block.invokeInterface(BASE, base)));
        }
        Map<Integer, Piece> pieces = new LinkedHashMap<>();
        content.pieces().stream().filter(piece -> piece.argument() >= 0)
                .forEach(piece -> pieces.putIfAbsent(piece.argument(), piece));
        kept(link, content).forEach((argument, type) -> {
            types.add(type);
            values.add(value(block, parameters.get(argument), pieces.get(argument)));
        });
        return block.new_(ConstructorDesc.of(ClassDesc.of(name), types), values);
    }

    private static Expr value(BlockCreator block, Var parameter, Piece piece) {
        if (piece.kind() == Kind.NUMBER) {
            return parameter;
        }
        boolean variable = piece.kind() != Kind.MATRIX && piece.kind() != Kind.QUERY;
        if (parameter.type().equals(ConstantDescs.CD_String)) {
            return variable ? block.localVar("v" + piece.argument(),
                    block.invokeStatic(GIVEN_TEXT, parameter, Const.of(piece.text()))) : parameter;
        }
        LocalVar boxed = block.localVar("b" + piece.argument(), Boxes.box(block, parameter));
        return block.localVar("v" + piece.argument(), variable
                ? block.invokeStatic(GIVEN, boxed, Const.of(piece.text()))
                : block.invokeStatic(ALL, boxed));
    }
}
