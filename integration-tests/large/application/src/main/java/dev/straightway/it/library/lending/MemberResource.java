package dev.straightway.it.library.lending;

import java.util.List;

import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.transaction.Transactional;
import jakarta.validation.Valid;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.SecurityContext;

import org.hibernate.exception.ConstraintViolationException;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

import com.fasterxml.jackson.annotation.JsonView;

import dev.straightway.it.library.web.Fault;
import io.quarkus.panache.common.Sort;
import io.quarkus.security.Authenticated;

@Path("/members")
@Authenticated
public class MemberResource {

    private final Lending lending;

    public MemberResource(Lending lending) {
        this.lending = lending;
    }

    @GET
    @PermitAll
    @JsonView(MemberView.Open.class)
    public List<MemberView> all() {
        return Member.<Member> list("card like 'M%'", Sort.by("card")).stream().map(MemberView::of).toList();
    }

    @GET
    @Path("{card}")
    @JsonView(MemberView.Open.class)
    public MemberView get(@RestPath String card) {
        return MemberView.of(lending.member(card));
    }

    @GET
    @Path("{card}/full")
    @RolesAllowed("librarian")
    @JsonView(MemberView.Staff.class)
    public MemberView full(@RestPath String card) {
        return MemberView.of(lending.member(card));
    }

    @GET
    @Path("{card}/loans")
    public List<LoanView> loans(@RestPath String card, SecurityContext security) {
        Member member = lending.member(card);
        return security.isUserInRole("librarian") ? Loan.<Loan> list("member", Sort.by("id"), member).stream()
                .map(LoanView::of).toList() : List.of();
    }

    @POST
    @Transactional
    @ResponseStatus(201)
    @RolesAllowed("librarian")
    public MemberView join(@Valid MemberView joining) {
        Member member = new Member();
        member.card = joining.card;
        member.name = joining.name;
        member.email = joining.email;
        member.persistAndFlush();
        return MemberView.of(member);
    }

    @ServerExceptionMapper
    public RestResponse<Fault> taken(ConstraintViolationException violation) {
        return RestResponse.status(RestResponse.Status.CONFLICT, new Fault("card-is-taken", "another member has this card"));
    }
}
