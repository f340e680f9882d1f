package dev.straightway.deployment.generate;

import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.Link;

import dev.straightway.deployment.plan.links.LinksPlan;
import dev.straightway.deployment.plan.links.LinksPlan.Content;
import dev.straightway.deployment.plan.links.LinksPlan.Kind;
import dev.straightway.deployment.plan.links.LinksPlan.LinkPlan;
import dev.straightway.deployment.plan.links.LinksPlan.Piece;
import dev.straightway.deployment.plan.links.LinksPlan.Result;
import dev.straightway.deployment.types.links.LinkResult;
import dev.straightway.links.hal.HalLink;
import dev.straightway.runtime.links.LinkAccess;
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
    private static final MethodDesc OPEN = MethodDesc.of(LinkText.class, "open", void.class, String.class);
    private static final MethodDesc HAL = MethodDesc.of(LinkText.class, "hal", HalLink.class);
    private static final MethodDesc TEMPLATE = MethodDesc.of(LinkText.class, "template", HalLink.class);
    private static final MethodDesc IF_ALLOWED = MethodDesc.of(LinkAccess.class, "ifAllowed", Optional.class, String.class,
            Object.class);
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
            Injected injected = injected(type, plan);
            plan.links().forEach(link -> method(type, injected, plan, link));
        });
        plan.links().forEach(link -> link.content().filter(content -> content.result().type() == LinkResult.HREF)
                .ifPresent(content -> new HrefGenerator(gizmo).generate(plan.hrefs(link), link, content)));
    }

    /**
     * What is injected.
     *
     * @param base knows what absolute links begin with; {@code null} where there are none
     * @param access knows what the caller may follow; {@code null} where nothing is left out
     */
    private record Injected(FieldDesc base, FieldDesc access) {
    }

    private static Injected injected(ClassCreator type, LinksPlan plan) {
        FieldDesc base = plan.asksRequest() ? field(type, "base", LinkBase.class) : null;
        FieldDesc access = plan.asksAccess() ? field(type, "access", LinkAccess.class) : null;
        type.constructor(constructor -> {
            constructor.public_();
            constructor.addAnnotation(Inject.class);
            Map<FieldDesc, ParamVar> given = new LinkedHashMap<>();
            Stream.of(base, access).filter(Objects::nonNull)
                    .forEach(field -> given.put(field, constructor.parameter(field.name(), field.type())));
            constructor.body(block -> {
                block.invokeSpecial(ConstructorDesc.of(Object.class), constructor.this_());
                given.forEach((field, value) -> block.set(constructor.this_().field(field), value));
                block.return_();
            });
        });
        return new Injected(base, access);
    }

    private static FieldDesc field(ClassCreator type, String name, Class<?> fieldType) {
        return type.field(name, field -> {
            field.private_();
            field.final_();
            field.setType(fieldType);
        });
    }

    private static void method(ClassCreator type, Injected injected, LinksPlan plan, LinkPlan link) {
        type.method(link.method(), method -> {
            method.public_();
            method.returning(ClassDesc.ofDescriptor(link.returns()));
            List<ParamVar> parameters = new ArrayList<>();
            link.parameters().forEach(descriptor -> parameters
                    .add(method.parameter("p" + parameters.size(), ClassDesc.ofDescriptor(descriptor))));
            This self = method.this_();
            method.body(block -> link.content().ifPresentOrElse(content -> {
                Expr base = content.absolute() ? self.field(injected.base()) : null;
                LocalVar made = block.localVar("link", content.result().type() == LinkResult.HREF
                        ? HrefGenerator.made(block, plan.hrefs(link), link, content, parameters, base)
                        : written(block, base, parameters, content));
                block.return_(content.result().guarded().<Expr> map(methods -> block.invokeInterface(IF_ALLOWED,
                        self.field(injected.access()), Const.of(methods), made)).orElse(made));
            }, () -> block.throw_(IllegalStateException.class, "The build has refused this link")));
        });
    }

    private static Expr written(BlockCreator block, Expr base, List<ParamVar> parameters, Content content) {
        Const beginning = Const.of(content.beginning());
        Const capacity = Const.of(content.capacity());
        LocalVar text = block.localVar("text", content.absolute() ? block.invokeStatic(BELOW, base, beginning, capacity)
                : block.invokeStatic(OF, beginning, capacity));
        content.pieces().forEach(piece -> write(block, text, parameters, piece));
        return link(block, text, content.result());
    }

    private static Expr link(BlockCreator block, LocalVar text, Result result) {
        return switch (result.type()) {
            case TEXT -> block.invokeVirtual(TEXT, text);
            case URI -> block.invokeVirtual(AS_URI, text);
            case LINK -> block.invokeVirtual(AS_LINK, text, Const.of(result.relation()));
            case HAL -> block.invokeVirtual(HAL, text);
            case TEMPLATE -> block.invokeVirtual(TEMPLATE, text);
            case HREF -> throw new IllegalStateException("An Href is written when it is asked for");
        };
    }

    private static void write(BlockCreator block, LocalVar text, List<ParamVar> parameters, Piece piece) {
        if (piece.argument() < 0) {
            block.invokeVirtual(piece.kind() == Kind.OPEN ? OPEN : CONSTANT, text, Const.of(piece.text()));
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
