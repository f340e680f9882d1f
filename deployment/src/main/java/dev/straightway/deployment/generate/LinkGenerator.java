package dev.straightway.deployment.generate;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Link;

import dev.straightway.deployment.plan.links.LinksPlan;
import dev.straightway.deployment.plan.links.LinksPlan.Content;
import dev.straightway.deployment.plan.links.LinksPlan.Kind;
import dev.straightway.deployment.plan.links.LinksPlan.LinkPlan;
import dev.straightway.deployment.plan.links.LinksPlan.Piece;
import dev.straightway.runtime.links.LinkBase;
import dev.straightway.runtime.links.LinkText;
import io.quarkus.gizmo2.Const;
import io.quarkus.gizmo2.Expr;
import io.quarkus.gizmo2.Gizmo;
import io.quarkus.gizmo2.LocalVar;
import io.quarkus.gizmo2.ParamVar;
import io.quarkus.gizmo2.This;
import io.quarkus.gizmo2.creator.BlockCreator;
import io.quarkus.gizmo2.creator.ClassCreator;
import io.quarkus.gizmo2.desc.ConstructorDesc;
import io.quarkus.gizmo2.desc.FieldDesc;
import io.quarkus.gizmo2.desc.MethodDesc;

/** Writes the implementation of a link interface; {@link LinkText} shows a method of it. */
public final class LinkGenerator {

    private static final MethodDesc OF = MethodDesc.of(LinkText.class, "of", LinkText.class, String.class, int.class);
    private static final MethodDesc BELOW = MethodDesc.of(LinkText.class, "below", LinkText.class, LinkBase.class,
            String.class, int.class);
    private static final MethodDesc CONSTANT = MethodDesc.of(LinkText.class, "constant", void.class, String.class);
    private static final MethodDesc TEXT = MethodDesc.of(LinkText.class, "text", String.class);
    private static final MethodDesc AS_URI = MethodDesc.of(LinkText.class, "uri", URI.class);
    private static final MethodDesc AS_LINK = MethodDesc.of(LinkText.class, "link", Link.class, String.class);

    private final Gizmo gizmo;

    public LinkGenerator(Gizmo gizmo) {
        this.gizmo = gizmo;
    }

    public void generate(LinksPlan plan) {
        gizmo.class_(plan.implementation(), type -> {
            type.public_();
            type.final_();
            type.implements_(ClassDesc.of(plan.type()));
            type.addAnnotation(Singleton.class);
            FieldDesc base = plan.asksRequest() ? base(type) : null;
            if (base == null) {
                type.defaultConstructor();
            }
            plan.links().forEach(link -> method(type, base, link));
        });
    }

    private static FieldDesc base(ClassCreator type) {
        FieldDesc base = type.field("base", field -> {
            field.private_();
            field.final_();
            field.setType(LinkBase.class);
        });
        type.constructor(constructor -> {
            constructor.public_();
            constructor.addAnnotation(Inject.class);
            ParamVar given = constructor.parameter("base", LinkBase.class);
            constructor.body(block -> {
                block.invokeSpecial(ConstructorDesc.of(Object.class), constructor.this_());
                block.set(constructor.this_().field(base), given);
                block.return_();
            });
        });
        return base;
    }

    private static void method(ClassCreator type, FieldDesc base, LinkPlan link) {
        type.method(link.method(), method -> {
            method.public_();
            method.returning(ClassDesc.ofDescriptor(link.returns()));
            List<ParamVar> parameters = new ArrayList<>();
            link.parameters().forEach(descriptor -> parameters
                    .add(method.parameter("p" + parameters.size(), ClassDesc.ofDescriptor(descriptor))));
            This self = method.this_();
            method.body(block -> link.content().ifPresentOrElse(content -> write(block, self, base, parameters, content),
                    () -> block.throw_(IllegalStateException.class, "The build has refused this link")));
        });
    }

    private static void write(BlockCreator block, This self, FieldDesc base, List<ParamVar> parameters, Content content) {
        Const beginning = Const.of(content.beginning());
        Const capacity = Const.of(content.capacity());
        LocalVar text = block.localVar("text", content.absolute()
                ? block.invokeStatic(BELOW, self.field(base), beginning, capacity)
                : block.invokeStatic(OF, beginning, capacity));
        content.pieces().forEach(piece -> write(block, text, parameters, piece));
        block.return_(switch (content.result()) {
            case TEXT -> block.invokeVirtual(TEXT, text);
            case URI -> block.invokeVirtual(AS_URI, text);
            case LINK -> block.invokeVirtual(AS_LINK, text, Const.of(content.relation()));
        });
    }

    private static void write(BlockCreator block, LocalVar text, List<ParamVar> parameters, Piece piece) {
        if (piece.kind() == Kind.CONSTANT) {
            block.invokeVirtual(CONSTANT, text, Const.of(piece.text()));
            return;
        }
        ParamVar value = parameters.get(piece.argument());
        Expr boxed = piece.kind() == Kind.NUMBER ? value : block.localVar("v" + piece.argument(), Boxes.box(block, value));
        switch (piece.kind()) {
            case NUMBER -> block.invokeVirtual(MethodDesc.of(LinkText.class, "number",
                    MethodTypeDesc.of(ClassDesc.ofDescriptor("V"), value.type())), text, value);
            case PLAIN -> value(block, "plain", text, boxed, piece);
            case SEGMENT -> value(block, "segment", text, boxed, piece);
            case PATH -> value(block, "path", text, boxed, piece);
            case MATRIX -> parameter(block, "matrix", text, piece, boxed);
            default -> parameter(block, "query", text, piece, boxed);
        }
    }

    private static void value(BlockCreator block, String method, LocalVar text, Expr value, Piece piece) {
        block.invokeVirtual(MethodDesc.of(LinkText.class, method, void.class, Object.class, String.class), text, value,
                Const.of(piece.text()));
    }

    private static void parameter(BlockCreator block, String method, LocalVar text, Piece piece, Expr value) {
        block.invokeVirtual(MethodDesc.of(LinkText.class, method, void.class, String.class, Object.class), text,
                Const.of(piece.text()), value);
    }
}
